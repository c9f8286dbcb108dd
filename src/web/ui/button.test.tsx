import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Plus } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

function renderForm(busy = false) {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Button type="submit" busy={busy} onClick={press}>
        Save
      </Button>
    </form>,
  );
  return { press, send, button: screen.getByRole('button', { name: 'Save' }) };
}

it('handles a double click as one press and submits the form once', async () => {
  const { press, send, button } = renderForm();
  await userEvent.dblClick(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});

it('handles a double click as one press only if `ignoreRepeatedClicks` is set', async () => {
  const [add, turn] = [vi.fn(), vi.fn()];
  render(
    <>
      <IconButton icon={Plus} label="Add" ignoreRepeatedClicks onClick={add} />
      <IconButton icon={Plus} label="Turn" onClick={turn} />
    </>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Turn' }));
  expect([add.mock.calls.length, turn.mock.calls.length]).toEqual([1, 2]);
});

it('handles two key presses as two presses', async () => {
  const { press, send, button } = renderForm();
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 2]);
});

it('ignores presses while it is busy', async () => {
  const { press, send, button } = renderForm(true);
  await userEvent.click(button);
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
});
