import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#web/lib/call-api.ts';
import { deleteDrafts, draftKey, readDraft } from '#web/lib/drafts.ts';
import { KeptOnDevice } from '#web/lib/outbox/kept-on-device.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { hasUnsavedInput } from '#web/lib/unsaved-input.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { testUser } from '#web/testing/render-route.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => deleteDrafts());

function NoteDialog({ onSubmit }: { onSubmit: (note: { text: string; mood: string }) => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <FormDialog
        open={open}
        onOpenChange={setOpen}
        title="A note"
        draftName="note"
        submitLabel="Save"
        savedText="Note saved"
        defaultValues={{ text: '', mood: 'good' }}
        onSubmit={onSubmit}
      >
        <TextField name="text" label="Text" />
        <TextField name="mood" label="Mood" />
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Sure?"
        description="Really"
        confirmLabel="Yes"
        onConfirm={() => setAsking(false)}
      />
    </>
  );
}

const saved = () => vi.fn(async () => undefined);
const draft = () => readDraft(draftKey('note', testUser.id))?.values;
const textField = () => screen.findByLabelText<HTMLInputElement>('Text');
const press = async (person: UserEvent, name: string) =>
  person.click(await screen.findByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openAndType(onSubmit = saved()) {
  const view = await renderPart(() => <NoteDialog onSubmit={onSubmit} />);
  await press(view.person, 'Write');
  await view.person.type(await textField(), 'Half a thought');
  return { ...view, onSubmit };
}

describe('closing keeps the draft', () => {
  test.each<[string, (view: Awaited<ReturnType<typeof openAndType>>) => unknown]>([
    ['Escape', ({ person }) => person.keyboard('{Escape}')],
    ['the close button', ({ person }) => press(person, 'Close')],
    ['a press outside', ({ person }) => person.click(document.querySelector('.motion-overlay')!)],
    ["the browser's Back", ({ history }) => act(async () => history.back())],
  ])('by %s', async (_, close) => {
    const view = await openAndType();
    await close(view);
    await isClosed();
    expect(view.history.location.pathname).toBe('/');
    expect(draft()).toEqual({ text: 'Half a thought' });
    await press(view.person, 'Write');
    expect((await textField()).value).toBe('Half a thought');
    expect(screen.getByText('Your draft is still here.')).toBeDefined();
    // The primary button has the style of one.
    expect(screen.getByRole('button', { name: 'Save' }).className).toContain('bg-primary');
  });
});

test('opening another page closes the dialog and keeps the draft', async () => {
  const { history } = await openAndType();
  await act(async () => history.push('/before'));
  await screen.findByText('Another page');
  await isClosed();
  expect(draft()).toEqual({ text: 'Half a thought' });
  expect(hasUnsavedInput()).toBe(false);
});

test('only values that differ from the defaults are stored', async () => {
  const { person } = await openAndType();
  await person.type(screen.getByLabelText('Mood'), '!');
  expect(draft()).toEqual({ text: 'Half a thought', mood: 'good!' });
  await person.type(screen.getByLabelText('Mood'), '{Backspace}');
  expect(draft()).toEqual({ text: 'Half a thought' });
  await person.clear(await textField());
  expect(draft()).toBeUndefined();
});

test('Cancel discards the draft, and Undo restores the dialog and the draft', async () => {
  const { person } = await openAndType();
  expect(hasUnsavedInput()).toBe(true);
  await press(person, 'Cancel');
  await isClosed();
  expect(draft()).toBeUndefined();
  expect(hasUnsavedInput()).toBe(false);
  await press(person, 'Undo');
  expect((await textField()).value).toBe('Half a thought');
  expect(draft()).toEqual({ text: 'Half a thought' });
});

test('Cancel of an unchanged form shows no toast', async () => {
  const { person } = await renderPart(() => <NoteDialog onSubmit={saved()} />);
  await press(person, 'Write');
  await press(person, 'Cancel');
  await isClosed();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a restored draft can be discarded in the dialog, with Undo', async () => {
  const { person } = await openAndType();
  await person.keyboard('{Escape}');
  await press(person, 'Write');
  await press(person, 'Discard draft');
  expect((await textField()).value).toBe('');
  expect(draft()).toBeUndefined();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await textField()).value).toBe('Half a thought');
});

test('saving closes the dialog, shows a toast and deletes the draft', async () => {
  const { person, onSubmit } = await openAndType();
  await press(person, 'Save');
  await isClosed();
  expect(onSubmit).toHaveBeenCalledWith({ text: 'Half a thought', mood: 'good' }, expect.any(Function), {
    text: '',
    mood: 'good',
  });
  expect(screen.getAllByText('Note saved').length).toBeGreaterThan(0);
  expect(draft()).toBeUndefined();
});

test('an ended session keeps the dialog and the draft', async () => {
  const signedOut = new CallError(401, '', JSON.stringify({ code: 'not_signed_in', message: '' }));
  const { person } = await openAndType(vi.fn(() => Promise.reject(signedOut)));
  await press(person, 'Save');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("You've been signed out.");
  expect(screen.getByRole('link', { name: 'Sign in in a new tab' }).getAttribute('href')).toBe('/auth');
  expect(draft()).toEqual({ text: 'Half a thought' });
});

test('a failure after closing the dialog shows a toast and keeps the draft', async () => {
  const { promise, reject } = Promise.withResolvers<undefined>();
  const { person } = await openAndType(vi.fn(() => promise));
  await press(person, 'Save');
  await person.keyboard('{Escape}');
  await isClosed();
  reject(new TypeError('Failed to fetch'));
  expect((await screen.findAllByText('A note')).length).toBeGreaterThan(0);
  expect(draft()).toEqual({ text: 'Half a thought' });
});

describe("the browser's history", () => {
  test('a dialog that is closed without Back leaves no entry', async () => {
    const { person, history } = await openAndType();
    expect(history.location.state.dialog).toBeDefined();
    await press(person, 'Cancel');
    await waitFor(() => expect(history.location.state.dialog).toBeUndefined());
    await act(async () => history.back());
    await screen.findByText('Another page');
  });

  test('Back closes one dialog after the other', async () => {
    const { person, history } = await openAndType();
    await press(person, 'Ask');
    await screen.findByRole('dialog', { name: 'Sure?' });
    await act(async () => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'A note' })).toBeDefined();
    await act(async () => history.back());
    await isClosed();
    expect(history.location.pathname).toBe('/');
  });

  test('a dialog stays open if the browser goes back from the previous dialog only later', async () => {
    const { person, history } = await openAndType();
    const goBack = history.back.bind(history);
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    await press(person, 'Cancel');
    await isClosed();
    await waitFor(() => expect(back).toHaveBeenCalled());
    // The step takes longer than `createDialogHistory` waits for it.
    const later = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await press(person, 'Write');
    await textField();
    await act(async () => goBack());
    expect(screen.getByRole('dialog', { name: 'A note' })).toBeDefined();
    await waitFor(() => expect(history.location.state.dialog).toBeDefined());
    await act(async () => goBack());
    await isClosed();
    expect(history.location.pathname).toBe('/');
  });

  test('Forward to the entry of a closed dialog opens nothing, and Back passes over it', async () => {
    const { history } = await openAndType();
    await act(async () => history.back());
    await isClosed();
    await act(async () => history.forward());
    await act(async () => history.push('/before'));
    await screen.findByText('Another page');
    await act(async () => history.back());
    await waitFor(() => expect(history.location.state.dialog).toBeUndefined());
    expect(history.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('a write that is kept on this device closes the dialog and discards the draft, without the toast of a success', async () => {
  const entry = { number: 1 } as OutboxEntry;
  const { person } = await openAndType(vi.fn(async () => Promise.reject(new KeptOnDevice(entry))));
  await press(person, 'Save');
  await isClosed();
  expect(draft()).toBeUndefined();
  expect(hasUnsavedInput()).toBe(false);
  expect(screen.queryByText('Note saved')).toBeNull();
});
