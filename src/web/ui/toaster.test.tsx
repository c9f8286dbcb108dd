import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadTranslations } from '#web/i18n/language.ts';
import { toastTimes } from './toast-queue.ts';
import { ToastProvider, useToast } from './toaster.tsx';

function Buttons({ undo }: { undo: () => void }) {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast.show({ title: 'Saved', description: 'All of it' })}>
        save
      </button>
      <button
        type="button"
        onClick={() => toast.show({ title: 'Deleted', action: { label: 'Undo', onPress: undo } })}
      >
        delete
      </button>
    </>
  );
}

async function renderButtons(undo = () => {}) {
  render(
    <ToastProvider>
      <Buttons undo={undo} />
    </ToastProvider>,
  );
  return userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {});
}

beforeEach(() => loadTranslations('entry'));

it('shows only the newest toast and removes it after five seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = await renderButtons();
  await user.click(screen.getByRole('button', { name: 'save' }));
  await user.click(screen.getByRole('button', { name: 'delete' }));
  expect(screen.queryByText('Saved', { selector: 'li *' })).toBeNull();
  expect(screen.getByText('Deleted', { selector: 'li *' })).toBeDefined();

  act(() => vi.advanceTimersByTime(toastTimes.visible + 1));
  expect(screen.queryByText('Deleted', { selector: 'li *' })).toBeNull();
  vi.useRealTimers();
});

it('runs the action of its button, and F8 moves focus to it', async () => {
  const undo = vi.fn();
  const user = await renderButtons(undo);
  await user.click(screen.getByRole('button', { name: 'delete' }));
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.contains(screen.getByText('Deleted', { selector: 'li *' }))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

it('throws outside its provider', () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Buttons undo={() => {}} />)).toThrow('outside ToastProvider');
  silence.mockRestore();
});
