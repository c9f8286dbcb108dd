import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Form, SubmitButton } from './form.tsx';
import { TimeField } from './time-field.tsx';

const show = (onSubmit: (input: { time: string }) => Promise<unknown>, time = '') =>
  renderPart(() => (
    <Form schema={z.object({ time: timeOfDay })} defaultValues={{ time }} onSubmit={onSubmit}>
      <TimeField name="time" label="Time" invalid="This time is in the future." />
      <SubmitButton>Save</SubmitButton>
    </Form>
  ));
const field = () => screen.findByLabelText<HTMLInputElement>('Time');

test('a typed time is shown in 24 hours after the person leaves the field', async () => {
  const { person } = await show(async () => undefined);
  await person.type(await field(), '6.30 pm');
  expect((await field()).value).toBe('6.30 pm');
  await person.tab();
  expect((await field()).value).toBe('18:30');
});

test('Enter submits the typed time, and typing replaces the earlier time', async () => {
  const onSubmit = vi.fn(async () => undefined);
  const { person } = await show(onSubmit, '22:00');
  await person.tab();
  await person.keyboard('630{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ time: '06:30' }, expect.anything(), expect.anything());
});

test.each([
  ['', 'Enter a time.'],
  ['later', 'Enter a time such as 0630 or 06:30.'],
])('%j is rejected with a sentence and stays in the field', async (text, sentence) => {
  const onSubmit = vi.fn(async () => undefined);
  const { person } = await show(onSubmit, '22:00');
  await person.clear(await field());
  if (text) await person.type(await field(), text);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect((await field()).value).toBe(text);
  expect(onSubmit).not.toHaveBeenCalled();
});
