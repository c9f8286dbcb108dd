import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pages } from '#contracts/pages.ts';
import { startServer } from '#server/testing/server-process.ts';
import { ensureChromium } from '../scripts/find-chromium.ts';

/**
 * npm run bench:lighthouse measures the public pages of the built app with Lighthouse's mobile preset, and takes the
 * median of three runs per page and language. Fails if a median is below its limit. The performance score is not
 * reliable on a busy machine. Lighthouse is not a dependency, because it needs 176 MB. npm downloads it for the run.
 */

const lighthouse = 'lighthouse@13.5.0';
const runs = 3;
const limits = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
type Category = keyof typeof limits;
const categories = Object.keys(limits) as Category[];

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; explanation?: string }>;
}

const dataDir = await mkdtemp(join(tmpdir(), 'lagom-lighthouse-'));
const server = await startServer({ DATA_DIR: dataDir });
try {
  process.stdout.write(`${['', ...categories].map((name) => name.padEnd(16)).join('')}\n`);
  for (const path of [pages.home, pages.landing, pages.demo]) {
    for (const language of ['en', 'sv']) await measure(`${path}?lang=${language}`);
  }
} finally {
  await server.end();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(path: string): Promise<void> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runLighthouse(server.address + path));
  const scores = categories.map((category) => {
    const sorted = reports.map((report) => getScore(report, category)).sort((one, other) => one - other);
    return { category, median: sorted[Math.floor(runs / 2)] ?? 0, all: sorted.join(' ') };
  });
  const cells = scores.map(({ median, all }) => `${median} (${all})`.padEnd(16));
  process.stdout.write(`${path.padEnd(16)}${cells.join('')}\n`);
  for (const { category, median } of scores) {
    if (median >= limits[category]) continue;
    process.exitCode = 1;
    process.stdout.write(
      `  ${category} is under ${limits[category]}: ${findFailedAudits(reports, category).join('; ')}\n`,
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
 * Runs Lighthouse on a page. Tries up to three times, because Chromium sometimes loses the trace on a busy machine.
 * Throws an Error if no run gives a report.
 */
async function runLighthouse(address: string, tries = 3): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const command = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', address, flags];
  const answer = await promisify(execFile)(
    'npm',
    [...command, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`],
    {
      env: { ...process.env, CHROME_PATH: ensureChromium() },
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    },
  ).catch((error: { stderr?: string }) => ({ stdout: '', stderr: error.stderr ?? String(error) }));
  if (answer.stdout) return JSON.parse(answer.stdout) as Report;
  if (tries > 1) return runLighthouse(address, tries - 1);
  throw new Error(`Lighthouse gave no report on ${address}\n${answer.stderr}`);
}
