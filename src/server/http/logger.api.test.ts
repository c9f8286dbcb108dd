import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startTestApp, testSecret } from '#server/testing/test-app.ts';

/** Returns the log of two requests: one request succeeds, and the other request fails unexpectedly. */
async function logOf(level: string): Promise<string> {
  const server = await startTestApp({ LOG_LEVEL: level });
  const member = await server.createMember();
  const url = '/api/custom-questions';
  const get = () => server.app.inject({ url, headers: { cookie: member.cookie } });
  expect((await get()).statusCode).toBe(200);
  const beforeError = server.logLines.join('');
  server.changingTables.add('custom_questions');
  await server.database.db.schema.dropTable('custom_questions').cascade().execute();
  expect((await get()).statusCode).toBe(500);
  expect(server.logLines.join('')).toContain('request failed');
  await server.close();
  return beforeError;
}

test('by default, errors are logged and requests are not', async () => {
  expect(await logOf(readConfig({ SECRET: testSecret }).LOG_LEVEL)).toBe('');
});

test('with LOG_LEVEL=info, requests are logged', async () => {
  expect(await logOf('info')).toContain('request completed');
});
