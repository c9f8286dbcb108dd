import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseIdleMemory } from './release-idle-memory.ts';

const minute = 60_000;
const collect = vi.fn();

let app: FastifyInstance;
beforeEach(async () => {
  collect.mockClear();
  vi.stubGlobal('gc', collect);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = Fastify();
  releaseIdleMemory(app);
  app.get('/api/health', async () => 'ok');
  app.get('/api/posts', async () => []);
  await app.ready();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('collects garbage twice, five minutes after the last request', async () => {
  vi.advanceTimersByTime(4 * minute);
  await app.inject('/api/posts');
  vi.advanceTimersByTime(4 * minute);
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * minute);
  expect(collect).toHaveBeenCalledTimes(2);
  await app.inject('/api/posts');
  vi.advanceTimersByTime(5 * minute);
  expect(collect).toHaveBeenCalledTimes(4);
});

test('health checks do not count as requests', async () => {
  vi.advanceTimersByTime(4 * minute);
  await app.inject('/api/health');
  vi.advanceTimersByTime(minute);
  expect(collect).toHaveBeenCalledTimes(2);
});

test('a closed server collects nothing', async () => {
  await app.close();
  vi.advanceTimersByTime(60 * minute);
  expect(collect).not.toHaveBeenCalled();
});
