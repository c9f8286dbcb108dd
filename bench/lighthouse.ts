import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getUser, login } from '#contracts/auth.ts';
import { pages } from '#contracts/pages.ts';
import { demoEmail, demoPassword } from '#server/db/seed/seed-users.ts';
import { startServer } from '#server/testing/server-process.ts';
import { ensureChromium, findHeadlessShell } from '../scripts/find-chromium.ts';

/**
 * npm run bench:lighthouse measures pages of the built app with Lighthouse's mobile preset. It measures the public
 * pages in both languages. In English only, it also measures pages of a signed-in person who has 200 days of data.
 * Each page is measured three times, in Chromium's headless shell if there is one: a whole browser also draws its own
 * window, which takes processor time from the page. Fails if the median score of a category is below its limit. The
 * performance score is not reliable on a busy machine. npm downloads Lighthouse for the run. Lighthouse is not a
 * dependency, because it needs 176 MB.
 */

const lighthouse = 'lighthouse@13.5.0';
const runs = 3;
const publicLimits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof publicLimits;
type Limits = Partial<Record<Category, number>>;
const memberLimits: Limits = { performance: 90, accessibility: 100, 'best-practices': 100 };

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; explanation?: string }>;
}

ensureChromium();
const dataDir = await mkdtemp(join(tmpdir(), 'lagom-lighthouse-'));
await promisify(execFile)(process.execPath, ['scripts/seed.ts', '--days', '200'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, DATA_DIR: dataDir },
});
const server = await startServer({ DATA_DIR: dataDir });
try {
  process.stdout.write(`${['', ...Object.keys(publicLimits)].map((name) => name.padEnd(16)).join('')}\n`);
  for (const path of [pages.home, pages.landing, pages.demo]) {
    for (const language of ['en', 'sv']) await measure(`${path}?lang=${language}`, publicLimits);
  }
  const cookie = await signIn();
  for (const path of [pages.home, pages.nutrition, pages.sleep]) await measure(path, memberLimits, cookie);
} finally {
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
}

/** Signs in the seeded person, and sends the time zone as a browser does. Returns the `Cookie` header. */
async function signIn(): Promise<string> {
  const response = await fetch(server.address + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`The sign-in failed: ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await fetch(server.address + getUser.path, { headers: { cookie, 'x-time-zone': zone } });
  return cookie;
}

async function measure(path: string, limits: Limits, cookie?: string): Promise<void> {
  const categories = Object.keys(limits) as Category[];
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    reports.push(await runLighthouse(server.address + path, categories, cookie));
  }
  const scores = categories.map((category) => {
    const sorted = reports.map((report) => getScore(report, category)).sort((one, other) => one - other);
    return { category, median: sorted[Math.floor(runs / 2)] ?? 0, all: sorted.join(' ') };
  });
  const cells = scores.map(({ median, all }) => `${median} (${all})`.padEnd(16));
  process.stdout.write(`${path.padEnd(16)}${cells.join('')}\n`);
  for (const { category, median } of scores) {
    const limit = limits[category] ?? 0;
    if (median >= limit) continue;
    process.exitCode = 1;
    process.stdout.write(
      `  ${category} is under ${limit}: ${findFailedAudits(reports, category).join('; ')}\n`,
    );
  }
}

function getScore(report: Report, category: Category): number {
  return Math.round((report.categories[category].score ?? 0) * 100);
}

/** Returns the audits that lowered a category's score in the last report, as texts. */
function findFailedAudits(reports: Report[], category: Category): string[] {
  const report = reports.at(-1);
  const refs = report?.categories[category].auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return refs.flatMap(({ id }) => {
    const audit = report?.audits[id];
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${id}: ${audit.explanation ?? audit.title}`]
      : [];
  });
}

/**
 * Runs Lighthouse on a page, with the `Cookie` header of a session if one is given. Tries up to three times, because
 * Chromium sometimes loses the trace on a busy machine. Throws an Error if no run gives a report.
 */
async function runLighthouse(
  address: string,
  categories: readonly Category[],
  cookie?: string,
  tries = 3,
): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const command = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address, flags];
  const answer = await promisify(execFile)(
    'npm',
    [
      ...command,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
      ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
    ],
    {
      env: { ...process.env, CHROME_PATH: findHeadlessShell() },
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    },
  ).catch((error: { stderr?: string }) => ({ stdout: '', stderr: error.stderr ?? String(error) }));
  if (answer.stdout) return JSON.parse(answer.stdout) as Report;
  if (tries > 1) return runLighthouse(address, categories, cookie, tries - 1);
  throw new Error(`Lighthouse gave no report on ${address}\n${answer.stderr}`);
}
