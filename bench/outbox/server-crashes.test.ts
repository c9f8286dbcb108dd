import { expect, test } from 'vitest';
import { Crashes } from './server-crashes.ts';

test('a crash counts only the statements of its own request', async () => {
  const crashes = new Crashes();
  const executed: string[] = [];
  const run = (statement: string) => crashes.run(async () => executed.push(statement));
  const other = Promise.withResolvers<void>();
  const late = other.promise.then(() => run('of the previous request'));
  const response = await crashes
    .during({ statement: 1, isExecuted: false }, async () => {
      other.resolve();
      await late;
      await run('first');
      await run('second');
    })
    .catch(() => 'died');
  expect(response).toBe('died');
  expect(executed).toEqual(['of the previous request', 'first']);
});

test('statements after the response do not count', async () => {
  const crashes = new Crashes();
  const afterResponse = Promise.withResolvers<void>();
  let late: Promise<string> | undefined;
  const response = await crashes.during({ statement: 0, isExecuted: true }, async () => {
    late = afterResponse.promise.then(() => crashes.run(async () => 'executed'));
    return 'a response';
  });
  afterResponse.resolve();
  expect([response, await late]).toEqual(['a response', 'executed']);
});
