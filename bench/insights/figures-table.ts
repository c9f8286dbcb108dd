import type { AlarmFigures, CellFigures } from './cell-figures.ts';
import type { Share } from './summarise.ts';

const methodTitles: Record<string, string> = {
  engine: 'Lagom',
  withoutGate: 'GLS without the gate',
  weeklyPearson: 'weekly Pearson',
  threeDayMeans: 'three-day means',
  weeklyStars: 'weekly p and stars',
};

const number = (value: number, digits = 3) => value.toFixed(digits).replace(/^0\./, '.');
const interval = ({ value, low, high }: Share) => `${number(value)} (${number(low)}–${number(high)})`;

/**
 * Returns the results of the benchmark as Markdown tables. Each cell is a simulated population and a row of the tables
 * (see `Cell`). Leaves out the table of alarms if `alarms` is empty.
 */
export function figuresTables(cells: readonly CellFigures[], alarms: readonly AlarmFigures[]): string {
  return [engineTable(cells), baselineTable(cells), alarms.length > 0 ? alarmTable(alarms) : '']
    .filter(Boolean)
    .join('\n\n');
}

function engineTable(cells: readonly CellFigures[]): string {
  const rows = cells.map(({ title, seed, summaries }) => {
    const { engine } = summaries;
    if (!engine) return '';
    const hasEffects = engine.recall.some(({ high }) => high > 0);
    const recall = hasEffects ? engine.recall.map(({ value }) => number(value, 2)).join(' / ') : '';
    const calibration = engine.claims >= 100 ? number(engine.calibrationError) : '';
    return row([
      ...[title, String(engine.people), interval(engine.anyFalse), interval(engine.falseShare), recall],
      hasEffects ? `${number(engine.wrongSign)} / ${number(engine.rightLag)}` : '',
      ...[calibration, engine.meanTime.toFixed(0), String(seed)],
    ]);
  });
  const header = [
    ...['population', 'people', 'any false claim in the year', 'mean false share', 'recall 91 / 182 / 364'],
    ...['wrong sign / right lag', 'calibration error', 'ms', 'first seed'],
  ];
  return [
    '### Lagom, all populations',
    '',
    row(header),
    row(header.map(() => '---')),
    ...rows.filter(Boolean),
  ].join('\n');
}

function baselineTable(cells: readonly CellFigures[]): string {
  const names = Object.keys(methodTitles);
  const rows = cells.map(({ title, summaries }) =>
    row([
      title,
      ...names.map((name) => {
        const summary = summaries[name];
        if (!summary) return '';
        const [, half] = summary.recall;
        const recall = half && half.high > 0 ? `, recall ${number(half.value, 2)}` : '';
        return `${number(summary.anyFalse.value, 2)} / ${number(summary.falseShare.value, 2)}${recall}`;
      }),
    ]),
  );
  const header = ['population', ...names.map((name) => methodTitles[name] ?? name)];
  return [
    '### Side by side',
    '',
    'People with any false claim / mean false share, and recall at day 182 at the right lag.',
    '',
    ...[row(header), row(header.map(() => '---')), ...rows],
  ].join('\n');
}

function alarmTable(alarms: readonly AlarmFigures[]): string {
  const rows = alarms.map(({ measures, people, seed, trends, changes, anomalies, delays }) =>
    row([
      ...[measures, people].map(String),
      ...[trends, changes, anomalies, trends + changes + anomalies].map((count) => number(count)),
      ...delays.map(({ median, told }) => `${median ?? 'over 120'} (${number(told, 2)})`),
      String(seed),
    ]),
  );
  const header = [
    ...['measures', 'people', 'trends', 'changes', 'unusual days', 'all'],
    ...(alarms[0]?.delays ?? []).map(({ from, to }) => `phi ${from} to ${to}`),
    'first seed',
  ];
  return [
    '### Trend, change and anomaly',
    '',
    'False alarms per person and year, by the number of measures. Then, by autocorrelation, the median days ' +
      'until a step of 1 SD is told, and the share told within 120 days.',
    '',
    ...[row(header), row(header.map(() => '---')), ...rows],
  ].join('\n');
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
