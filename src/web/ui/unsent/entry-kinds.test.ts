import { expect, it } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { entryKinds, groupEntries, kindOf, newestOf, refusedIn } from './entry-kinds.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../contracts/*.ts', { eager: true });
const endpoints = Object.values(files)
  .flatMap((file) => Object.values(file))
  .filter(
    (value): value is Endpoint & { onlineOnly?: true } =>
      typeof value === 'object' && value !== null && 'path' in value && 'access' in value,
  );

const keepable = endpoints
  .filter(({ method, access, safe, onlineOnly }) => {
    const isMemberWrite = method !== 'GET' && access.who === 'member' && access.area !== undefined;
    return isMemberWrite && !safe && !onlineOnly;
  })
  .map(({ method, path }) => `${method} ${path}`);

it('has a kind for each write that can be kept on this device', () => {
  expect(keepable.filter((write) => !(write in entryKinds))).toEqual([]);
});

it('has no kind for a write that does not exist', () => {
  const writes = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(entryKinds).filter((write) => !writes.has(write))).toEqual([]);
});

let number = 0;
const entry = (write: string, input: OutboxEntry['input'], more: Partial<OutboxEntry> = {}): OutboxEntry => {
  const [method, path] = write.split(' ') as [OutboxEntry['method'], string];
  number += 1;
  return {
    number,
    userId: 7,
    key: `key ${number}`,
    method,
    path,
    input,
    writtenAt: 0,
    zone: 'UTC',
    attempts: 0,
    ...more,
  };
};

it('shows the answers of a day as one check-in, and each meal alone', () => {
  const answer = (questionId: number, date: string) =>
    entry('POST /api/questionnaire-responses', { body: { questionId, date } });
  const meal = () => entry('POST /api/food-entries', { body: { name: 'Soup' } });
  const groups = groupEntries([
    answer(1, '2026-03-10'),
    meal(),
    answer(2, '2026-03-10'),
    meal(),
    answer(1, '2026-03-11'),
  ]);
  expect(groups.map(({ kind, entries }) => [kind.name, entries.length])).toEqual([
    ['checkin', 2],
    ['meal', 1],
    ['meal', 1],
    ['checkin', 1],
  ]);
});

it('shows the newest value of a counter, and a refusal of any of its entries', () => {
  const water = (glasses: number, more?: Partial<OutboxEntry>) =>
    entry('POST /api/water-intake', { body: { glasses, date: '2026-03-10' } }, more);
  const refusal = { status: 400, code: 'invalid_input', field: undefined };
  const [group] = groupEntries([water(1, { refusal }), water(2), water(3)]);
  expect(group && newestOf(group).input.body).toMatchObject({ glasses: 3 });
  expect(group && refusedIn(group)?.refusal).toEqual(refusal);
});

it('names a write of a newer version', () => {
  expect(kindOf({ method: 'POST', path: '/api/unknown' }).name).toBe('other');
});
