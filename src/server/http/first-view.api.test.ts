import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { getUser } from '#contracts/auth.ts';
import { type FirstView, listFirstReads } from '#contracts/first-view.ts';
import { firstViewId } from '#contracts/first-view-id.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { pages } from '#contracts/pages.ts';
import { placeholders } from '#contracts/placeholders.ts';
import { getPreferences } from '#contracts/preferences.ts';
import { getSleepGoals, getSleepSummary, listNights, saveSleepGoals } from '#contracts/sleep.ts';
import { partsOfDay } from '#domain/dashboard.ts';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

let server: TestApp;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'lagom-web-'));
  await writeFile(
    join(webRoot, 'index.html'),
    '<!doctype html><html><body><div id="root"></div></body></html>',
  );
  await mkdir(join(webRoot, 'pages'));
  await writeFile(join(webRoot, 'pages', 'loading-dashboard.en.html'), '<header>Lagom</header>');
  for (const part of partsOfDay) {
    const heading = `<h1>${part} ${placeholders.firstName}</h1>`;
    await writeFile(join(webRoot, 'pages', `loading-dashboard-${part}.en.html`), heading);
  }
  await writeFile(join(webRoot, 'pages', 'loading-sleep.en.html'), '<h1>Sleep Tracking</h1>');
  await writeFile(join(webRoot, 'pages', 'loading-sleep.sv.html'), '<h1>Sömn</h1>');
  server = await startTestApp({ LOG_LEVEL: 'trace' }, {}, webRoot);
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true, force: true });
});

const navigation = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };

const openPage = (path: string, cookie?: string, headers: Record<string, string> = navigation) =>
  server.app.inject({ method: 'GET', url: path, headers: { ...headers, ...(cookie && { cookie }) } });

/** Creates a member whose account has a time zone. */
async function createVisitedMember(firstName = 'Astrid'): Promise<TestMember> {
  const member = await server.createMember({ firstName });
  await server.database.db
    .updateTable('users')
    .set({ time_zone: 'Europe/Stockholm' })
    .where('id', '=', member.id)
    .execute();
  return member;
}

function readView(html: string): FirstView | undefined {
  const [, json] =
    new RegExp(`<script type="application/json" id="${firstViewId}">(.*?)</script>`).exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as FirstView);
}

const answerOf = (view: FirstView | undefined, path: string) =>
  view?.answers.find((answer) => answer.path === path)?.answer;

test('the HTML has the responses that the endpoints return', async () => {
  const member = await createVisitedMember();
  await member.call(saveSleepGoals, {
    body: { targetSleepHours: 7.5, targetBedtime: '23:15', targetWakeTime: '06:45', targetQuality: 9 },
  });
  const response = await openPage(pages.sleep, member.cookie);
  const view = readView(response.body);
  expect(view).toMatchObject({ zone: 'Europe/Stockholm', today: '2026-03-10' });
  expect(view?.answers.map(({ path }) => path)).toEqual([
    getUser.path,
    getPreferences.path,
    getSleepSummary.path,
    getSleepGoals.path,
    listNights.path,
    listHealthMetrics.path,
  ]);
  expect(answerOf(view, getSleepGoals.path)).toEqual((await member.call(getSleepGoals, {})).body);
  const withTag = await openPage(pages.sleep, member.cookie);
  expect(readView(withTag.body)?.answers[2]?.etag).toBe(
    (await member.call(getSleepGoals, {})).headers.etag ?? null,
  );
});

test.each(['en', 'sv'] as const)('each page has all responses of its first view: %s', async (language) => {
  const member = await createVisitedMember();
  const viewer = { userId: member.id, today: '2026-03-10', language };
  for (const page of Object.values(pages)) {
    const response = await openPage(page, `${member.cookie}; lagom.language=${language}`);
    const answers = readView(response.body)?.answers ?? [];
    const reads = listFirstReads(page, viewer).map(({ endpoint, input }) => ({ path: endpoint.path, input }));
    expect(answers.map(({ path, input }) => ({ path, input }))).toEqual(reads);
  }
});

test('the HTML has the frame of the page only if it has the data', async () => {
  const member = await createVisitedMember();
  const frame = '<div id="root"><h1>Sleep Tracking</h1></div>';
  expect((await openPage(pages.sleep, member.cookie)).body).toContain(frame);
  expect((await openPage(pages.sleep)).body).toContain('<div id="root"></div>');
});

test('the frame is in the language of the person, and pages without a frame get that of the dashboard', async () => {
  const member = await createVisitedMember();
  const swedish = await openPage(pages.sleep, `${member.cookie}; lagom.language=sv`);
  expect(swedish.body).toContain('<div id="root"><h1>Sömn</h1></div>');
  const year = await openPage(pages.year, member.cookie);
  expect(year.body).toContain('<div id="root"><header>Lagom</header></div>');
});

test('the frame of the dashboard greets the person at the time of their zone', async () => {
  const member = await createVisitedMember("Ann$& <b>'");
  const { now } = server.clock;
  onTestFinished(() => {
    server.clock.now = now;
  });
  const heading = async () => /<h1>.*<\/h1>/.exec((await openPage(pages.home, member.cookie)).body)?.[0];
  server.clock.now = new Date('2026-03-10T10:59:00Z');
  expect(await heading()).toBe("<h1>morning Ann$&amp; &lt;b&gt;'</h1>");
  server.clock.now = new Date('2026-03-10T11:00:00Z');
  expect(await heading()).toBe("<h1>afternoon Ann$&amp; &lt;b&gt;'</h1>");
  server.clock.now = new Date('2026-03-10T16:00:00Z');
  expect(await heading()).toBe("<h1>evening Ann$&amp; &lt;b&gt;'</h1>");
});

test('the frame of the dashboard has no greeting for a person without a first name', async () => {
  const member = await createVisitedMember();
  await server.database.db.updateTable('users').set({ first_name: '' }).where('id', '=', member.id).execute();
  const { body } = await openPage(pages.home, member.cookie);
  expect(body).toContain('<div id="root"><header>Lagom</header></div>');
});

test('the HTML with data is never stored, and has no ETag', async () => {
  const member = await createVisitedMember();
  const { headers } = await openPage(pages.home, member.cookie);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers.etag).toBeUndefined();
  expect(headers.vary).toContain('cookie');
});

test('a name cannot end the script element', async () => {
  const name = '</script><script>alert(1)</script><!--';
  const member = await createVisitedMember(name);
  const { body } = await openPage(pages.home, member.cookie);
  expect(body).not.toContain('alert(1)</script>');
  expect(answerOf(readView(body), getUser.path)).toMatchObject({ firstName: name });
});

test('the preferences on the dashboard are those of the person', async () => {
  const member = await createVisitedMember();
  const view = readView((await openPage(pages.dashboard, member.cookie)).body);
  const answer = view?.answers.find(({ path }) => path === getPreferences.path);
  expect(answer?.input.params).toEqual({ userId: String(member.id) });
  expect(answer?.field).toBe('preferences');
});

test('two people each get only their own data', async () => {
  const [astrid, bo] = [await createVisitedMember('Astrid'), await createVisitedMember('Bo')];
  const responses = await Promise.all(
    [astrid, bo, astrid, bo].map(({ cookie }) => openPage(pages.home, cookie)),
  );
  const names = responses.map(({ body }) => answerOf(readView(body), getUser.path));
  expect(names).toMatchObject([{ id: astrid.id }, { id: bo.id }, { id: astrid.id }, { id: bo.id }]);
  expect(responses[1]?.body).not.toContain('Astrid');
});

test('without a valid session, the HTML has no data and is the same for everyone', async () => {
  const member = await createVisitedMember();
  const expired = await createVisitedMember();
  await server.database.db
    .updateTable('sessions')
    .set({ expires_at: new Date(server.clock.now.getTime() - 1) })
    .where('user_id', '=', expired.id)
    .execute();
  const forged = `${member.cookie.slice(0, -8)}AAAAAA%3D`;
  const userIdOnly = `lagom_session=${member.id}`;
  for (const cookie of [undefined, forged, expired.cookie, userIdOnly]) {
    const { body, headers } = await openPage(pages.sleep, cookie);
    expect(readView(body)).toBeUndefined();
    expect(body).not.toContain('Astrid');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

test.each([
  ['a script', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
  ['the service worker, to store it', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'same-origin' }],
  ['an older browser', {}],
])('%s gets the HTML without data', async (_name, headers) => {
  const member = await createVisitedMember();
  const { body } = await openPage(pages.dashboard, member.cookie, headers);
  expect(readView(body)).toBeUndefined();
});

test('a navigation through the service worker gets the data', async () => {
  const member = await createVisitedMember();
  const headers = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' };
  expect(readView((await openPage(pages.sleep, member.cookie, headers)).body)).toBeDefined();
});

test('public pages and pages that do not exist have no data', async () => {
  const member = await createVisitedMember();
  for (const path of [pages.landing, pages.demo, pages.auth, '/nothing-here', '/dashboard/nothing']) {
    expect(readView((await openPage(path, member.cookie)).body)).toBeUndefined();
  }
});

test('no value of the data reaches the log', async () => {
  const member = await createVisitedMember('Zebulon');
  await openPage(pages.home, member.cookie);
  expect(server.logLines.length).toBeGreaterThan(0);
  expect(server.logLines.join('')).not.toContain('Zebulon');
});

test('the page is shown without data if the database fails', async () => {
  const member = await createVisitedMember();
  const alone = await startTestApp({}, {}, webRoot);
  alone.changingTables.add('sessions');
  await alone.database.db.schema.dropTable('sessions').cascade().execute();
  const headers = { ...navigation, cookie: member.cookie };
  const response = await alone.app.inject({ method: 'GET', url: pages.sleep, headers });
  expect([response.statusCode, readView(response.body)]).toEqual([200, undefined]);
  await alone.close();
});
