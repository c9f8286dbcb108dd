import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { ErrorCode } from '#contracts/errors.ts';
import { changeLanguage } from '#web/i18n/language.ts';
import { CallError } from '#web/lib/call-api.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DateField } from './date-field.tsx';
import { Form, SubmitButton } from './form.tsx';
import { NumberField } from './number-field.tsx';
import { optionalNumber, requiredNumber } from './number-schema.ts';
import { TextField } from './text-field.tsx';
import { TextareaField } from './textarea-field.tsx';

const bounds = { min: 0, max: 5000, step: 1 };
const schema = z.object({
  name: z.string().trim().min(1).max(5),
  day: z.iso.date(),
  calories: optionalNumber('en', bounds),
  minutes: requiredNumber('en', { min: 1, max: 600 }),
  notes: z.string().max(10),
});
const filled = { name: 'Soup', day: '2026-03-01', calories: '1,250', minutes: '37,5', notes: '' };

type OnSubmit = (input: z.output<typeof schema>, reset: (values?: typeof filled) => void) => Promise<unknown>;

function show(onSubmit: OnSubmit, defaultValues = filled, draftKey?: string) {
  return renderPart(() => (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      onSubmit={onSubmit}
      serverFields={{ timestamp: 'day' }}
      errorTitle="Not saved"
      draftKey={draftKey}
    >
      <TextField name="name" label="Name" missing="What is it?" invalid="At most five letters." />
      <DateField name="day" label="Day" invalid="That lies in the future." />
      <NumberField name="calories" label="Calories" rule={bounds} />
      <NumberField name="minutes" label="Minutes" rule={{ min: 1, max: 600 }} />
      <TextareaField name="notes" label="Notes" maxLength={10} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ));
}

const refusal = (code: ErrorCode, field?: string) =>
  new CallError(400, '', JSON.stringify({ code, message: 'In English', field }));
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const description = async (name: string) => {
  const ids = (await field(name)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};
const press = async (person: { click: (element: Element) => Promise<void> }) =>
  person.click(await screen.findByRole('button', { name: 'Save' }));

test('the output of the schema is submitted', async () => {
  const onSubmit = vi.fn<OnSubmit>(async () => undefined);
  const { person } = await show(onSubmit);
  await press(person);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...filled, calories: 1250, minutes: 37.5 });
});

test('every invalid field shows its error, and the first one gets the focus', async () => {
  const onSubmit = vi.fn<OnSubmit>();
  const { person } = await show(onSubmit, {
    name: ' ',
    day: '',
    calories: '1.250',
    minutes: '',
    notes: 'far too long for it',
  });
  await press(person);
  await waitFor(async () => expect(document.activeElement).toBe(await field('Name')));
  expect(await description('Name')).toBe('What is it?');
  expect(await description('Day')).toBe('Choose a date.');
  expect(await description('Calories')).toBe('Enter a whole number from 0 to 5,000.');
  expect(await description('Minutes')).toBe('Enter a number from 1 to 600.');
  expect(await description('Notes')).toBe('Use at most 10 characters.');
  expect(onSubmit).not.toHaveBeenCalled();

  await person.type(await field('Name'), 'Borscht');
  expect(await description('Name')).toBe('At most five letters.');
  await person.clear(await field('Name'));
  await person.type(await field('Name'), 'Soup');
  expect(await description('Name')).toBe('');
});

test('errors follow the language', async () => {
  const { person } = await show(vi.fn<OnSubmit>(), { ...filled, day: '', notes: 'far too long for it' });
  await press(person);
  await waitFor(async () => expect(await description('Day')).toBe('Choose a date.'));
  await changeLanguage('sv');
  await waitFor(async () => expect(await description('Day')).toBe('Välj ett datum.'));
  expect(await description('Notes')).toBe('Använd högst 10 tecken.');
  await changeLanguage('en');
});

test('an error from the server is shown at its field until a value changes', async () => {
  const onSubmit = vi.fn<OnSubmit>(() => Promise.reject(refusal('invalid_input', 'timestamp')));
  const { person } = await show(onSubmit);
  await press(person);
  await waitFor(async () => expect(await description('Day')).toBe('That lies in the future.'));
  expect(document.activeElement).toBe(await field('Day'));
  await person.type(await field('Name'), '!');
  await waitFor(async () => expect(await description('Day')).toBe(''));
  expect((await field('Name')).value).toBe('Soup!');
});

test("the server's own reason is shown in the person's language", async () => {
  const { person } = await show(() => Promise.reject(refusal('email_taken', 'name')));
  await press(person);
  await waitFor(async () =>
    expect(await description('Name')).toBe('An account with this email already exists.'),
  );
});

test.each([
  ['a reason without a field', refusal('too_many_requests'), 'Not savedToo many attempts.'],
  ['no reason', new CallError(503, 'Unavailable', ''), 'Not saved'],
  ['no answer', new TypeError('Failed to fetch'), "Not savedWe can't reach Lagom right now."],
  ['an ended session', refusal('not_signed_in'), "You've been signed out. Sign in again, then save here."],
])('%s is shown above the fields', async (_, error, sentence) => {
  const { person } = await show(vi.fn<OnSubmit>(() => Promise.reject(error)));
  await press(person);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(new RegExp(`^${sentence}`));
  expect((await field('Name')).value).toBe('Soup');
});

test('a form that is being submitted ignores a second press', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSubmit = vi.fn<OnSubmit>(() => promise);
  const { person } = await show(onSubmit);
  await person.type(await field('Name'), '{Enter}{Enter}');
  const button = await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  expect((await field('Name')).readOnly).toBe(true);
  resolve();
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('after a success the form can show new values as unchanged', async () => {
  const { person } = await show(async (_, reset) => reset({ ...filled, name: '' }));
  await press(person);
  await waitFor(async () => expect((await field('Name')).value).toBe(''));
  await person.type(await field('Notes'), 'a');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a draft also keeps the values that the form got after a success', async () => {
  const open = () =>
    show(async (_, reset) => reset({ ...filled, name: 'Stew' }), filled, 'lagom.draft.test.7');
  const { person, unmount } = await open();
  await press(person);
  await waitFor(async () => expect((await field('Name')).value).toBe('Stew'));
  expect(sessionStorage).toHaveLength(0);
  await person.type(await field('Notes'), 'salt');
  unmount();
  await open();
  expect((await field('Notes')).value).toBe('salt');
  expect((await field('Name')).value).toBe('Stew');
});

test('a change of only a mode is no draft, and a draft has the mode too', async () => {
  const key = 'lagom.draft.mode.7';
  const { person } = await renderPart(() => (
    <Form
      defaultValues={{ name: '', way: 'sentence' }}
      onSubmit={async () => undefined}
      draftKey={key}
      modes={['way']}
    >
      <TextField name="name" label="Name" />
      <TextField name="way" label="Way" />
    </Form>
  ));
  await person.type(await field('Way'), 's');
  expect(sessionStorage.getItem(key)).toBeNull();
  await person.type(await field('Name'), 'a');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ name: 'a', way: 'sentences' });
});
