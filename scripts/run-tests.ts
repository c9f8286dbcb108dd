import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './find-chromium.ts';

/**
 * `npm test` runs all checks and tests, the fastest first, and stops at the first failure. package.json defines the
 * commands of the steps.
 */
interface Step {
  name: string;
  script: string;
  counts?: 'vitest' | 'playwright';
}

const steps: Step[] = [
  { name: 'Format and lint', script: 'format:check' },
  { name: 'Types', script: 'types' },
  { name: 'Import boundaries', script: 'boundaries' },
  { name: 'Unused code', script: 'unused' },
  { name: 'Table types', script: 'tables:check' },
  { name: 'Unit tests', script: 'unit', counts: 'vitest' },
  { name: 'API tests', script: 'api', counts: 'vitest' },
  { name: 'Build', script: 'build' },
  { name: 'Browser tests', script: 'e2e', counts: 'playwright' },
];

const reports = mkdtempSync(join(tmpdir(), 'lagom-reports-'));
const total = { passed: 0, failed: 0 };

for (const step of steps) {
  const started = performance.now();
  process.stdout.write(`\n== ${step.name} (npm run ${step.script})\n`);
  const isDone = run(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`== ${step.name}: ${isDone ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  if (isDone) continue;
  process.stderr.write(`\n${step.name} failed; the reason stands above. Alone: npm run ${step.script}\n`);
  process.exitCode = 1;
  break;
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);

function run(step: Step): boolean {
  const report = join(reports, `${step.script}.json`);
  const environment = { ...process.env };
  if (step.counts === 'playwright') {
    try {
      ensureChromium();
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      return false;
    }
    environment.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  }
  const { status } = spawnSync('npm', ['run', '--silent', step.script, '--', ...reporters(step, report)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: environment,
  });
  const counted = step.counts === undefined || addCounts(step.counts, report);
  return status === 0 && counted;
}

function reporters(step: Step, report: string): string[] {
  if (step.counts === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return step.counts === 'playwright' ? ['--reporter=list,json'] : [];
}

/** Adds the counts in a test report to the total. Returns false if the report cannot be read or no test passed. */
function addCounts(kind: 'vitest' | 'playwright', file: string): boolean {
  let report: Record<string, number> & { stats?: Record<string, number> };
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    process.stderr.write('No test report was written.\n');
    return false;
  }
  const stats = report.stats ?? {};
  const [passed = 0, failed = 0] =
    kind === 'vitest'
      ? [report.numPassedTests, report.numFailedTests]
      : [(stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected];
  total.passed += passed;
  total.failed += failed;
  return passed > 0;
}
