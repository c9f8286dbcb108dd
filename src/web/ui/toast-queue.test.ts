import { expect, it } from 'vitest';
import { closeToast, openToast, toastTimes } from './toast-queue.ts';

const open = (queue: ReturnType<typeof openToast>) => queue.filter(({ closedAt }) => closedAt === undefined);

it('shows one toast at a time, the newest', () => {
  const queue = openToast(openToast([], { title: 'First' }, 0), { title: 'Second' }, 10);
  expect(open(queue).map(({ title }) => title)).toEqual(['Second']);
});

it('keeps a closed toast until its time is over', () => {
  const closed = closeToast(openToast([], { title: 'First' }, 0), 1, 100);
  const within = openToast(closed, { title: 'Second' }, 100 + toastTimes.removedAfterClosing - 1);
  expect(within.map(({ title }) => title)).toEqual(['First', 'Second']);
  const after = openToast(closed, { title: 'Second' }, 100 + toastTimes.removedAfterClosing);
  expect(after.map(({ title }) => title)).toEqual(['Second']);
});

it('gives each toast a unique id', () => {
  const queue = openToast(openToast([], { title: 'First' }, 0), { title: 'Second' }, 0);
  expect(new Set(queue.map(({ id }) => id)).size).toBe(2);
});
