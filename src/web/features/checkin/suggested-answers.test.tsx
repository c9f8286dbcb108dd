import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type Category, getCategoryRule } from '#domain/checkin.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { CheckinQuestion } from './checkin-question.tsx';
import { CheckinSummary } from './checkin-summary.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

const rowOf = (category: Category, answered: boolean): CheckinRow => ({
  ...{ id: 1, category, question: 'The question', value: getCategoryRule(category).default },
  ...{ skipped: false, saved: answered, answered, touched: false },
});

const Question = ({ row, onAnswer = () => undefined }: { row: CheckinRow; onAnswer?: () => void }) => (
  <CheckinQuestion
    row={row}
    hasSkipColumn
    onAnswer={onAnswer}
    onSkip={() => undefined}
    onUnskip={() => undefined}
  />
);

/** Shows a question that can be skipped. */
function SkippableQuestion({ category }: { category: Category }) {
  const [skipped, setSkipped] = useState(false);
  return (
    <CheckinQuestion
      row={{ ...rowOf(category, false), skipped }}
      hasSkipColumn
      onAnswer={() => undefined}
      onSkip={() => setSkipped(true)}
      onUnskip={() => setSkipped(false)}
    />
  );
}

it.each([
  ['a slider', 'mood'],
  ['a stepper', 'hydration'],
  ['yes', 'self_care'],
  ['no', 'alcohol'],
] as const)('has a dashed outline on %s only while the answer is a suggestion', async (_name, category) => {
  const countDashed = async (answered: boolean) => {
    const { container, unmount } = await renderPart(() => <Question row={rowOf(category, answered)} />);
    await screen.findByText('The question');
    const count = container.querySelectorAll('.border-dashed').length;
    unmount();
    return count;
  };
  expect([await countDashed(false), await countDashed(true)]).toEqual([1, 0]);
});

it.each([
  ['mood', 'Suggested: 7 of 10, Good'],
  ['sleep', 'Suggested: 7/10'],
  ['hydration', 'Suggested'],
  ['alcohol', 'Suggested: No'],
] as const)('says that the answer about %s is a suggestion', async (category, text) => {
  const { unmount } = await renderPart(() => <Question row={rowOf(category, false)} />);
  expect(await screen.findByText(text)).toBeDefined();
  unmount();
  await renderPart(() => <Question row={rowOf(category, true)} />);
  await screen.findByText('The question');
  expect(screen.queryByText(/^Suggested/)).toBeNull();
});

it('names questions of the same category in full in the summary', async () => {
  const rows = [rowOf('mood', true), { ...rowOf('mood', true), id: 2, question: 'Another question' }];
  await renderPart(() => <CheckinSummary rows={rows} onChange={() => undefined} />);
  expect(await screen.findByText('The question')).toBeDefined();
  expect(screen.queryByText('Mood')).toBeNull();
});

it('has a dashed bar in the summary only if the answer is a suggestion', async () => {
  const rows = [rowOf('mood', true), { ...rowOf('energy', false), id: 2 }];
  const { container } = await renderPart(() => <CheckinSummary rows={rows} onChange={() => undefined} />);
  await screen.findByText('Energy');
  const bars = [...container.querySelectorAll('svg:not(.lucide)')];
  expect(bars.map((bar) => bar.querySelectorAll('rect[stroke-dasharray]').length)).toEqual([0, 1]);
});

it.each(['mood', 'alcohol'] as const)(
  'keeps the focus on the button that skips a question about %s',
  async (category) => {
    const { person } = await renderPart(() => <SkippableQuestion category={category} />);
    await person.click(await screen.findByRole('button', { name: /^Skip: / }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Answer: / }));
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Skip: / }));
  },
);

it('confirms a suggested number of glasses without changing it', async () => {
  const onAnswer = vi.fn();
  const row = rowOf('hydration', false);
  await renderPart(() => <Question row={row} onAnswer={onAnswer} />);
  fireEvent.click(await screen.findByRole('button', { name: /^Confirm \d+ glass/ }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'One more glass' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(row.value);
});

it('reaches Confirm, Skip and the slider with Tab in the order in which they are drawn', async () => {
  const { person } = await renderPart(() => <Question row={rowOf('mood', false)} />);
  const confirm = await screen.findByRole('button', { name: /^Confirm / });
  confirm.focus();
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Skip: / }));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'The question' }));
});

it('confirms a suggested score and moves the focus to its slider', async () => {
  const onAnswer = vi.fn();
  const { person } = await renderPart(() => <Question row={rowOf('mood', false)} onAnswer={onAnswer} />);
  await person.click(await screen.findByRole('button', { name: /^Confirm / }));
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'The question' }));
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(7);
});
