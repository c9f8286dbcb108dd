import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Category, getCategoryRule } from '#domain/checkin.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Form } from '#web/ui/form.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

const states = {
  unsaved: { saved: false, answered: false, touched: false },
  'saved suggestion': { saved: true, answered: false, touched: false },
  'new answer': { saved: false, answered: true, touched: true },
  'saved answer': { saved: true, answered: true, touched: false },
};

const question = 'The question';
const confirmMood = 'Confirm 7 of 10, Good';
const confirmWater = 'Confirm 5 glasses';
const skip = `Skip: ${question}`;

it.each([
  ['mood', 'unsaved', [confirmMood, 'onConfirm'], [skip, 'onSkip']],
  ['mood', 'saved suggestion', [confirmMood, 'onConfirm'], ['Next', 'onNext']],
  ['mood', 'new answer', ['Next', 'onNext'], [skip, 'onSkip']],
  ['mood', 'saved answer', ['Next', 'onNext'], undefined],
  ['hydration', 'unsaved', [confirmWater, 'onConfirm'], [skip, 'onSkip']],
  ['alcohol', 'unsaved', [skip, 'onNext'], undefined],
  ['alcohol', 'saved suggestion', ['Next', 'onNext'], undefined],
  ['alcohol', 'new answer', ['Next', 'onNext'], [skip, 'onSkip']],
] as const)('%s, %s: the buttons are %s and %s', async (category, state, wide, quiet) => {
  const calls = { onBack: vi.fn(), onNext: vi.fn(), onConfirm: vi.fn(), onSkip: vi.fn() };
  const { person } = await renderButtons(category, state, calls);
  expect((await screen.findAllByRole('button')).map(nameOf)).toEqual([
    'Back',
    wide[0],
    ...(quiet ? [quiet[0]] : []),
    'All questions at once',
  ]);
  for (const [name, called] of [wide, ...(quiet ? [quiet] : [])]) {
    const before = calls[called].mock.calls.length;
    await person.click(screen.getByRole('button', { name }));
    expect(calls[called]).toHaveBeenCalledTimes(before + 1);
  }
  const total = Object.values(calls).reduce((sum, { mock }) => sum + mock.calls.length, 0);
  expect(total).toBe(quiet ? 2 : 1);
});

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

function renderButtons(
  category: Category,
  state: keyof typeof states,
  calls: Record<'onBack' | 'onNext' | 'onConfirm' | 'onSkip', () => void>,
) {
  const { default: value } = getCategoryRule(category);
  const row: CheckinRow = { id: 1, category, question, value, skipped: false, ...states[state] };
  return renderPart(() => (
    <Form defaultValues={{ changes: {} }} onSubmit={async () => undefined}>
      <StepButtons
        checkin={{ questions: [{ id: 1, category, question }], responses: [] }}
        row={row}
        isFirst={false}
        {...calls}
        onShowAll={() => undefined}
        onOpenChange={() => undefined}
      />
    </Form>
  ));
}
