import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#server/testing/test-app.ts';
import { prepareStage } from './prepare-stage.ts';
import { runHistory, type Stage } from './run-history.ts';
import { sabotages } from './sabotage.ts';

/**
 * The first and the last seed to run. A history is a random sequence of actions and faults. Its seed determines the
 * sequence. `OUTBOX_SEEDS=0-9999` sets both seeds. The default range is short enough for npm test.
 */
const [first = 0, last = 119] = (process.env.OUTBOX_SEEDS ?? '').split('-').filter(Boolean).map(Number);

let stage: Stage;
let close: () => Promise<void>;

beforeAll(async () => {
  const server = await startTestApp({ LIMITS_SCALE: '1000' });
  stage = await prepareStage(server);
  close = server.close;
});
afterAll(() => close());

test(`no write is lost, stored twice or stuck in the histories ${first} to ${last}`, {
  timeout: Math.max(600_000, (last - first + 1) * 2_000),
}, async () => {
  const failures: string[] = [];
  for (let seed = first; seed <= last; seed++) {
    const { violations, log } = await runHistory(stage, seed);
    if (violations.length === 0) continue;
    failures.push(`seed ${seed}: ${violations.join('; ')}`);
    if (first === last) failures.push(...log);
  }
  expect(failures.join('\n')).toBe('');
});

test('the same seed runs the same history', async () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const [once, again] = [await runHistory(stage, seed), await runHistory(stage, seed)];
    expect(again.log).toEqual(once.log);
  }
});

test.each(Object.entries(sabotages))(
  'the oracle finds an outbox that %s',
  { timeout: 120_000 },
  async (_name, { finds, sabotage }) => {
    for (let seed = 0; seed < 300; seed++) {
      const { violations } = await runHistory({ ...stage, sabotage }, seed);
      if (violations.some((violation) => finds.test(violation))) return;
    }
    expect.unreachable('No history showed the damage');
  },
);
