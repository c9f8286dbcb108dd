import { afterEach, expect, test, vi } from 'vitest';
import { askFoods } from './ask-foods.ts';

afterEach(() => vi.useRealTimers());

test('a request that takes too long is refused as busy, and the next request is served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = askFoods('find', { ids: [], language: 'en' });
  vi.advanceTimersByTime(20_000);
  await expect(late).rejects.toMatchObject({ code: 'foods_busy', status: 503, retryAfterSeconds: 60 });
  vi.useRealTimers();
  expect(await askFoods('find', { ids: [], language: 'en' })).toEqual([]);
});
