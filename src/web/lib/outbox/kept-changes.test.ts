// @vitest-environment node
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, member } from '#contracts/endpoint.ts';
import { changeAnswers, showChange } from '#web/lib/optimistic-change.ts';
import { defineOptimistic } from '#web/lib/optimistic-writes.ts';
import { createKeptChanges } from './kept-changes.ts';
import type { OutboxEntry } from './outbox-entry.ts';

const water = z.object({ glasses: z.number() });
const access = member('fitness');
const path = '/api/water';
const summary = 'Water';
const getWater = defineEndpoint({
  operationId: 'getWater',
  method: 'GET',
  path,
  summary,
  access,
  response: water,
});
const setWater = defineEndpoint({
  operationId: 'setWater',
  method: 'PUT',
  path,
  summary,
  access,
  body: water,
  response: water,
});

const entry = (number: number, glasses: number) =>
  ({ number, method: 'PUT', path, input: { body: { glasses } } }) as unknown as OutboxEntry;

let queryClient: QueryClient;
const shown = () => queryClient.getQueryData([path]);

beforeEach(() => {
  queryClient = new QueryClient();
  queryClient.setQueryData([path], { glasses: 1 });
});

it('shows the declared change of a kept write, until it is sent or removed', () => {
  defineOptimistic(setWater, ({ body }) => changeAnswers(getWater, () => body));
  const changes = createKeptChanges();
  changes.show(queryClient, [entry(1, 5)]);
  changes.show(queryClient, [entry(1, 5), entry(2, 6)]);
  expect(shown()).toEqual({ glasses: 6 });
  changes.handleEvent({ kind: 'removed', number: 2 });
  expect(shown()).toEqual({ glasses: 5 });
  changes.handleEvent({ kind: 'sent', number: 1 });
  expect(shown(), 'stays until the next response').toEqual({ glasses: 5 });
});

it('shows the new input of an edited entry', () => {
  defineOptimistic(setWater, ({ body }) => changeAnswers(getWater, () => body));
  const changes = createKeptChanges();
  changes.show(queryClient, [entry(1, 5)]);
  changes.handleEvent({ kind: 'edited', number: 1 });
  changes.show(queryClient, [entry(1, 7)]);
  expect(shown()).toEqual({ glasses: 7 });
});

it('takes over a change that is shown already, and ends it when the entry is gone', () => {
  const changes = createKeptChanges();
  const change = showChange(
    queryClient,
    changeAnswers(getWater, () => ({ glasses: 9 })),
  );
  changes.keep({ number: 3 }, change);
  changes.show(queryClient, [entry(3, 9)]);
  expect(shown()).toEqual({ glasses: 9 });
  changes.handleEvent({ kind: 'removed', number: 3 });
  expect(shown()).toEqual({ glasses: 1 });
});
