import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { toInstant } from '#domain/zoned-time.ts';

/** The parts of an export that show whether its times are in UTC or local. */
export const samsungEvidence = ['details', 'summaries', 'nights'] as const;

interface SamsungOptions {
  zone?: string;
  /** Whether the times in the export are in UTC or local. The default is UTC. */
  reading?: 'utc' | 'local';
  evidence?: (typeof samsungEvidence)[number];
  count?: number;
}

interface SamsungDay {
  day: CalendarDay;
  steps: number;
  metres: number;
  kilograms: number;
  id: string;
  bedtime: Date;
  wakeTime: Date;
  /** The minutes of each stage. The stages follow one another in the order of these fields. */
  stages: { deep: number; light: number; rem: number; awake: number };
  workout: { id: string; startedAt: Date; minutes: number; calories: number };
}

const first = '2026-03-01';
const stageCodes = { deep: 40003, light: 40002, rem: 40004, awake: 40001 } as const;

type Between = (from: number, to: number) => number;

/**
 * Returns the files of a Samsung Health export, and the days that a reader must find in them. Some tables, chosen at
 * random, have a version line, a byte order mark or prefixes before column names. Rows end in a comma. The table of
 * daily steps has, for each day, a row with the total and a row for each device. One row in the table of nights is a
 * sleep goal, not a night.
 */
export function makeSamsungExport(seed: number, options: SamsungOptions = {}) {
  const { zone = 'Asia/Kolkata', reading = 'utc', evidence = 'details', count = 5 } = options;
  const random = seededRandom(seed);
  const between: Between = (from, to) => from + Math.floor(random() * (to - from + 1));
  const days = Array.from({ length: count }, (_, index) => makeDay(addDays(first, index), zone, between));
  const offset = offsetMinutes(zone);
  const write = (instant: Date) => {
    const shown = new Date(instant.getTime() + (reading === 'local' ? offset * 60_000 : 0));
    return shown.toISOString().replace('T', ' ').slice(0, 23);
  };
  const table = (kind: string, columns: readonly string[], rows: readonly (string | number)[][]) => [
    `samsunghealth_person_20260306080000/com.samsung.${kind}.${exportStamp(days)}.csv`,
    toTable(kind, columns, rows, random),
  ];
  const timed = ['start_time', 'end_time', 'time_offset', 'datauuid'] as const;
  const offsetText = formatOffset(offset);
  const created = (day: CalendarDay) =>
    evidence === 'summaries' ? write(new Date(toInstant(day, '00:00', zone).getTime() + 300_000)) : '';
  const updated = (day: CalendarDay) =>
    evidence === 'summaries'
      ? write(new Date(toInstant(addDays(day, 1), '00:00', zone).getTime() - 60_000))
      : '';
  const files = [
    table(
      'shealth.step_daily_trend',
      ['day_time', 'source_type', 'count', 'distance', 'create_time', 'update_time'],
      days.flatMap(({ day, steps, metres }) =>
        [
          ['0', Math.ceil(steps / 2), metres],
          ['-2', steps, metres],
          ['1', steps * 2, metres],
        ].map((row) => [toDayTime(day, between), ...row, created(day), updated(day)]),
      ),
    ),
    table(
      'shealth.activity.day_summary',
      ['day_time', 'step_count', 'active_time'],
      [...days.map(({ day, steps }) => [`${day} 00:00:00.000`, steps * 3, 3_600_000])],
    ),
    table(
      'shealth.sleep',
      [...timed, 'sleep_duration', 'efficiency'],
      [
        ...days.map(({ id, bedtime, wakeTime }) => {
          const minutes = (wakeTime.getTime() - bedtime.getTime()) / 60_000;
          return [write(bedtime), write(wakeTime), offsetText, id, minutes, 93];
        }),
        ...days
          .slice(0, 1)
          .map(({ bedtime, wakeTime }) => [write(bedtime), write(wakeTime), offsetText, 'goal', '', '']),
      ],
    ),
    table(
      'health.sleep_stage',
      [...timed, 'sleep_id', 'stage'],
      days.flatMap((day) => toStages(day, write, offsetText)),
    ),
    table(
      'shealth.exercise',
      [...timed, 'exercise_type', 'duration', 'calorie', 'title'],
      days.map(({ workout: { id, startedAt, minutes, calories } }) => {
        const end = new Date(startedAt.getTime() + minutes * 60_000);
        return [
          write(startedAt),
          write(end),
          offsetText,
          id,
          1002,
          minutes * 60_000,
          `${calories}.25`,
          '"Run, easy"',
        ];
      }),
    ),
    table(
      'shealth.exercise.recovery_heart_rate',
      timed,
      days.map(({ bedtime, wakeTime }) => [write(bedtime), write(wakeTime), offsetText, 'x']),
    ),
    table(
      'health.weight',
      [...timed, 'weight', 'body_fat'],
      days.flatMap(({ day, kilograms }) => [
        [write(toInstant(day, '21:00', zone)), '', offsetText, 'b', kilograms, 20],
        // Older exports write some times as milliseconds since 1970 instead of as text.
        [String(toInstant(day, '06:00', zone).getTime()), '', offsetText, 'a', 99, 30],
      ]),
    ),
    ...(evidence === 'details' ? detailFiles(days, write, offsetText, table) : []),
  ];
  return { days, files: Object.fromEntries(files) as Record<string, string> };
}

function makeDay(day: CalendarDay, zone: string, between: Between): SamsungDay {
  // If an export has no other evidence, `findReading` chooses between UTC and local time. It
  // chooses the reading with which the middle of the nights is near 3:30. The middle of each night
  // here is therefore between 3:20 and 3:50 in local time.
  const stages = {
    deep: between(60, 70),
    light: between(250, 260),
    rem: between(80, 90),
    awake: between(30, 40),
  };
  const minutes = stages.deep + stages.light + stages.rem + stages.awake;
  const wakeTime = toInstant(day, `07:${between(10, 19)}`, zone);
  return {
    day,
    steps: between(1, 20_000),
    metres: between(1, 15_000),
    kilograms: between(500, 900) / 10,
    id: `night-${day}`,
    bedtime: new Date(wakeTime.getTime() - minutes * 60_000),
    wakeTime,
    stages,
    workout: {
      id: `workout-${day}`,
      startedAt: toInstant(day, `${between(10, 22)}:30`, zone),
      minutes: between(5, 60),
      calories: between(10, 500),
    },
  };
}

const offsetMinutes = (zone: string) =>
  (Date.parse(`${first}T12:00:00Z`) - toInstant(first, '12:00', zone).getTime()) / 60_000;

function formatOffset(minutes: number): string {
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `UTC${minutes < 0 ? '-' : '+'}${pad(Math.abs(minutes) / 60)}${pad(Math.abs(minutes) % 60)}`;
}

/**
 * Returns the local time at which the export was made, in the format of the export's file names: one minute after the
 * end of the last day. The text has 79 seconds, because some phones write more than 59.
 */
const exportStamp = (days: readonly SamsungDay[]) =>
  `${addDays(days.at(-1)?.day ?? first, 1).replaceAll('-', '')}000179`;

/** Returns the midnight at the start of a day, at random as a text or as milliseconds since 1970. */
const toDayTime = (day: CalendarDay, between: Between) =>
  between(0, 1) === 0 ? `${day} 00:00:00.000` : String(Date.parse(`${day}T00:00:00Z`));

function toTable(
  kind: string,
  columns: readonly string[],
  rows: readonly (string | number)[][],
  random: () => number,
): string {
  const hasPrefix = random() < 0.5;
  const names = columns.map((column) =>
    hasPrefix && random() < 0.8 ? `com.samsung.health.x.${column}` : column,
  );
  const version = random() < 0.7 ? [`com.samsung.${kind},7006003,8`] : [];
  const lines = [...version, names.join(','), ...rows.map((row) => `${row.join(',')},`)];
  return `${random() < 0.5 ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`;
}

function toStages({ id, bedtime, stages }: SamsungDay, write: (instant: Date) => string, offset: string) {
  let start = bedtime;
  return Object.entries(stages).map(([name, minutes]) => {
    const end = new Date(start.getTime() + minutes * 60_000);
    const code = stageCodes[name as keyof typeof stageCodes];
    const row = [write(start), write(end), offset, `${id}-${name}`, id, code];
    start = end;
    return row;
  });
}

function detailFiles(
  days: readonly SamsungDay[],
  write: (instant: Date) => string,
  offset: string,
  table: (kind: string, columns: readonly string[], rows: readonly (string | number)[][]) => string[],
): string[][] {
  const columns = ['start_time', 'end_time', 'time_offset', 'datauuid', 'heart_rate', 'binning_data'];
  const name = (id: string) => `${id}.com.samsung.health.heart_rate.binning_data.json`;
  const rows = days.map(({ id, bedtime, wakeTime }) => [
    ...[write(bedtime), write(wakeTime), offset, id, 60, name(id)],
  ]);
  const details = days.map(({ id, bedtime }) => {
    const start = bedtime.getTime();
    return [
      `x/jsons/com.samsung.shealth.tracker.heart_rate/n/${name(id)}`,
      JSON.stringify([{ heart_rate: 60, start_time: start, end_time: start + 59_000 }]),
    ];
  });
  return [table('shealth.tracker.heart_rate', columns, rows), ...details];
}
