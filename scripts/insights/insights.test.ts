import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addDays } from '#domain/calendar-day.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { assignRoles } from './metric-roles.ts';

const folder = mkdtempSync(join(tmpdir(), 'lagom-insights-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Returns the CSV lines of two people, but not the header line. Coffee lowers the first person's calm on the next day.
 * The second person has no effects.
 */
function twoPeople(): string[] {
  const random = seededRandom(99);
  const lines: string[] = [];
  for (const person of ['first', 'second']) {
    let before = 0;
    for (let index = 0; index < 126; index++) {
      const day = addDays('2025-01-01', index);
      const coffee = random() < 0.4 ? 1 : 0;
      const lowered = person === 'first' ? 3 * before : 0;
      lines.push(`${person},${day},coffee,${coffee}`);
      lines.push(`${person},${day},calm,${Math.round(6 + 2 * random() - lowered)}`);
      lines.push(`${person},${day},noise,${(random() * 50).toFixed(2)}`);
      before = coffee;
    }
  }
  return lines;
}

function run(lines: string[], ...options: string[]) {
  const file = join(folder, 'days.csv');
  writeFileSync(file, lines.join('\n'));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/insights.ts', file, ...options], {
    encoding: 'utf8',
  });
  const events = stdout.split('\n').filter(Boolean);
  return { events: events.map((line) => JSON.parse(line)), stderr, status };
}

const header = 'person,day,metric,value';

test('prints the patterns that the nightly job would have found, with the documented fields', () => {
  const { events, status } = run([header, ...twoPeople()]);
  expect(status).toBe(0);
  expect(events).toHaveLength(1);
  const [event] = events;
  expect(Object.keys(event)).toEqual([
    ...['person', 'event', 'look', 'exposure', 'outcome', 'lag'],
    ...['effect', 'low', 'high', 'confidence', 'days', 'pairsChecked'],
  ]);
  expect(event).toMatchObject({
    person: 'first',
    event: 'found',
    exposure: 'coffee',
    outcome: 'calm',
    lag: 1,
  });
  expect(event).toMatchObject({ look: '2025-03-04', days: 62, pairsChecked: 4 });
  expect(event.low < event.effect && event.effect < event.high && event.high < 0).toBe(true);
});

test('neither the order of lines, nor broken lines, quotes or a repeated day change the result', () => {
  const lines = twoPeople();
  const expected = run([header, ...lines]).events;
  const mixed = [
    `\uFEFF${header}\r`,
    'first,2025-01-01,calm',
    '"first,2025-01-01,calm,3',
    'first,2025-02-30,calm,3',
    'first,2025-01-01,calm,much',
    'first,2025-01-01,calm,NaN',
    ',2025-01-01,calm,3',
    '',
    'first,2025-01-01,calm,9',
    '"first","2025-01-02","calm","9"',
    ...lines.toSorted((a, b) => (a.split(',')[3] ?? '').localeCompare(b.split(',')[3] ?? '')),
  ];
  const { events, stderr, status } = run(mixed);
  expect(status).toBe(0);
  expect(events).toEqual(expected);
  expect(stderr).toContain('6 broken lines (the first in lines 2, 3, 4, 5, 6)');
});

test('options assign the roles, and a wrong call prints an error without a stack', () => {
  const lines = [header, ...twoPeople()];
  expect(run(lines, '--exposures', 'noise', '--outcomes', 'calm,joy')).toMatchObject({
    events: [],
    status: 0,
  });
  expect(run(lines, '--exposures', 'noise', '--outcomes', 'joy').stderr).toContain('Not in the file: joy');
  expect(run(['a,b', ...twoPeople()])).toMatchObject({
    status: 1,
    stderr: `The first line must be ${header}.\n`,
  });
  expect(run([]).stderr).toBe('The file is empty.\n');
});

test('metrics outside the catalogue get a role by their values', () => {
  const metrics = new Map([
    ['steps', { isYesNo: false, isRating: false }],
    ['stressLevel', { isYesNo: false, isRating: true }],
    ['tea', { isYesNo: true, isRating: true }],
    ['joy', { isYesNo: false, isRating: true }],
    ['grams', { isYesNo: false, isRating: false }],
  ]);
  const roles = (...options: Parameters<typeof assignRoles>) =>
    Object.fromEntries(assignRoles(...options).map(({ name, role }) => [name, role]));
  expect(roles(metrics, {})).toEqual({
    ...{ steps: 'exposure', stressLevel: 'both', tea: 'exposure', joy: 'outcome', grams: 'exposure' },
  });
  expect(roles(metrics, { outcomes: ['joy'] })).toMatchObject({ joy: 'outcome', stressLevel: 'exposure' });
  expect(roles(metrics, { exposures: ['tea', 'joy'], outcomes: ['joy'] })).toEqual({
    ...{ steps: 'none', stressLevel: 'none', tea: 'exposure', joy: 'both', grams: 'none' },
  });
  const numbers = new Map([...metrics].filter(([name]) => ['steps', 'grams'].includes(name)));
  expect(roles(numbers, {})).toEqual({ steps: 'both', grams: 'both' });
});
