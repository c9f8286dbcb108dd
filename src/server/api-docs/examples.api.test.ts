import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#server/testing/free-port.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const run = promisify(execFile);

/**
 * The operations that have no example in the API documentation, in groups. Each operation needs something that a new
 * account does not have. The name of its group says what it needs.
 */
const withoutExample = {
  'a code of an authenticator app': [
    'confirmSecondFactor',
    'disableSecondFactor',
    'loginWithSecondFactor',
    'regenerateRecoveryCodes',
  ],
  'a passkey': ['deletePasskey', 'loginWithPasskey', 'registerPasskey', 'renamePasskey'],
  'a link from an email': ['getUnsubscribeState', 'resetPassword', 'unsubscribe'],
  'an AI service': ['analyzeFood', 'saveAiConsent', 'transcribeVoice', 'writeWeekNarrative'],
  'weeks of data': [
    'answerExperimentDay',
    'deleteExperiment',
    'exportExperiment',
    'finishExperiment',
    'listInsightDays',
    'saveInsightFeedback',
    'startExperiment',
    'stopExperiment',
  ],
  'a connected device or a finished job': [
    'deleteSource',
    'disconnectDevice',
    'downloadExport',
    'mapImport',
    'receiveWebhook',
  ],
  'another member': ['blockMember', 'reportComment', 'reportPost', 'unblockMember'],
  'the file name of a photo': ['getPhoto'],
};

/** Operations that end the session, change the password or delete the account. They run last. */
const last = ['revokeSession', 'logout', 'changePassword', 'deleteAccount'];

interface Sample {
  operationId: string;
  source: string;
}

let server: TestApp;
let folder: string;
let samples: Sample[];
let introduction: string;

beforeAll(async () => {
  const port = await freePort();
  server = await startTestApp({ APP_URL: `http://127.0.0.1:${port}`, LIMITS_SCALE: '1000' });
  server.clock.now = new Date();
  await server.app.listen({ port, host: '127.0.0.1' });
  const { paths, info } = await (await fetch(`http://127.0.0.1:${port}/api/openapi.json`)).json();
  introduction = info.description;
  // biome-ignore lint/suspicious/noExplicitAny: the operations in the OpenAPI document have no static type
  const operations = Object.values(paths).flatMap((path) => Object.values(path as any)) as any[];
  samples = operations.flatMap(({ operationId, 'x-codeSamples': code = [] }) =>
    code.map(({ source }: { source: string }) => ({ operationId, source })),
  );
  expect(
    operations
      .filter((operation) => !operation['x-codeSamples'])
      .map(({ operationId }) => operationId)
      .sort(),
  ).toEqual(Object.values(withoutExample).flat().sort());
  folder = await mkdtemp(join(tmpdir(), 'lagom-examples-'));
  const photo = sharp({ create: { width: 32, height: 32, channels: 3, background: '#7a9' } });
  await photo.jpeg().toFile(join(folder, 'photo.jpg'));
  await writeFile(join(folder, 'steps.csv'), 'Date,Steps\n2026-03-10,8000\n');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Replaces curl by a function that fails for an error response and ends each response with a line break. */
const curl = `curl() { command curl -sS --fail-with-body -w '\\n' "$@"; }`;

/**
 * Runs the shell commands of an example. Returns the responses that the commands print. Throws if a command fails or a
 * response says `success: false`.
 */
async function runSample(source: string): Promise<unknown[]> {
  const { stdout } = await run('sh', ['-e', '-c', `${curl}\n${source}`], { cwd: folder });
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  if (answers.some(({ success }) => success === false)) throw new Error(stdout);
  return answers;
}

const find = (id: string) => samples.find(({ operationId }) => operationId === id)?.source ?? '';

test('the introduction creates an account and signs in', async () => {
  const printed = [...introduction.matchAll(/```sh\n([^`]+)\n```/g)].map(([, source]) => source ?? '');
  expect(printed).toEqual([find('register'), find('login')]);
  for (const source of printed) {
    expect(await runSample(source)).toMatchObject([{ firstName: 'Astrid' }]);
    expect(await runSample(find('getUser'))).toMatchObject([{ firstName: 'Astrid' }]);
  }
});

test('every example runs as it is printed', async () => {
  const failures: string[] = [];
  const attempt = async ({ operationId, source }: Sample) => {
    try {
      await runSample(source);
    } catch (error) {
      const { stdout, message } = error as { stdout?: string; message: string };
      failures.push(`${operationId}: ${stdout || message}`);
    }
    await server.jobs.drain();
  };
  const others = samples.filter(({ operationId }) => !['register', 'login', ...last].includes(operationId));
  for (const sample of others) await attempt(sample);
  for (const operationId of last) {
    await attempt({ operationId: 'login', source: find('login') });
    await attempt({ operationId, source: find(operationId) });
    if (operationId === 'changePassword') {
      // Changes the password back, so that the next example can sign in.
      const restored = find('changePassword').replace(
        /"currentPassword":"([^"]+)","newPassword":"([^"]+)"/,
        '"currentPassword":"$2","newPassword":"$1"',
      );
      await attempt({ operationId, source: restored });
    }
  }
  expect(failures).toEqual([]);
});
