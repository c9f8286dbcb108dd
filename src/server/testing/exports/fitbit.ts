import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { toInstant } from '#domain/zoned-time.ts';

/** The values that a reader must find for one day of a Fitbit export. */
interface FitbitDay {
  day: CalendarDay;
  steps: number;
  centimetres: number;
  /** Kilocalories of the whole day. */
  calories: number;
  activeMinutes: number;
  /** Null if the file contains a placeholder instead of a value. */
  restingHeartRate: number | null;
  kilograms: number;
  night: FitbitNight;
}

interface FitbitNight {
  id: string;
  bedtime: Date;
  wakeTime: Date;
  minutesAsleep: number;
  /** Minutes of each stage. Null if the device does not record stages. */
  stages: { deep: number; light: number; rem: number } | null;
}

const first = '2026-09-10';
/**
 * In the older archive, each file of activity minutes or of resting heart rates has an entry for this number of days.
 * The days after the last day with data contain placeholders.
 */
const padding = 60;

type Between = (from: number, to: number) => number;

/**
 * Returns the files of a Fitbit export, and the days that a reader has to find. With `google`, the files are the tables
 * of Google Health. In these tables, the phone, the watch and a copy of the phone's values list the same minutes. With
 * `fitbit`, the files are the lists of the older archive. Some files contain times in UTC and others in the local time
 * of `zone`. Future days contain placeholders.
 */
export function makeFitbitExport(
  seed: number,
  { zone = 'Asia/Kolkata', generation = 'fitbit' as 'fitbit' | 'google', count = 6 } = {},
) {
  const random = seededRandom(seed);
  const between: Between = (from, to) => from + Math.floor(random() * (to - from + 1));
  const days = Array.from({ length: count }, (_, index) => makeDay(addDays(first, index), zone, between));
  const files = generation === 'fitbit' ? fitbitFiles(days, zone, between) : googleFiles(days, zone, between);
  return { days, files };
}

function makeDay(day: CalendarDay, zone: string, between: Between): FitbitDay {
  const stages =
    between(0, 2) === 0 ? null : { deep: between(0, 90), light: between(120, 300), rem: between(0, 90) };
  const minutesAsleep = stages ? stages.deep + stages.light + stages.rem : between(200, 500);
  const bedtime = toInstant(addDays(day, -1), `${between(21, 23)}:${between(10, 59)}`, zone);
  return {
    day,
    steps: between(2, 20_000),
    centimetres: between(100, 1_500_000),
    calories: between(1500, 4000),
    activeMinutes: between(1, 90),
    restingHeartRate: between(0, 3) === 0 ? null : between(45, 75),
    kilograms: between(500, 900) / 10,
    night: {
      id: `4194191800${day.slice(8)}`,
      bedtime,
      wakeTime: new Date(bedtime.getTime() + (minutesAsleep + between(0, 60)) * 60_000),
      minutesAsleep,
      stages,
    },
  };
}

/** Returns two instants of a day: one minute after its start and one minute before its end. */
const edges = (day: CalendarDay, zone: string) => [
  new Date(toInstant(day, '00:00', zone).getTime() + 60_000),
  new Date(toInstant(addDays(day, 1), '00:00', zone).getTime() - 60_000),
];

/** Splits an amount into two random parts. */
function split(amount: number, between: Between): [number, number] {
  const part = between(0, Math.floor(amount));
  return [part, amount - part];
}

/** Formats a UTC time as month, day, year and time, such as `09/10/26 04:01:00`. */
function toShort(utc: Date): string {
  const [date = '', time = ''] = utc.toISOString().slice(0, 19).split('T');
  const [year = '', month, day] = date.split('-');
  return `${month}/${day}/${year.slice(2)} ${time}`;
}

/**
 * Returns a date whose UTC fields show the local time of an instant in a zone. Uses the offset that the zone has at
 * noon of the UTC date.
 */
function toClock(instant: Date, zone: string): Date {
  const noon = new Date(`${instant.toISOString().slice(0, 10)}T12:00:00Z`);
  const offset = noon.getTime() - toInstant(noon.toISOString().slice(0, 10), '12:00', zone).getTime();
  return new Date(instant.getTime() + offset);
}

function fitbitFiles(days: readonly FitbitDay[], zone: string, between: Between): Record<string, string> {
  const minutes = (amount: keyof FitbitDay, toTime: (instant: Date) => Date) =>
    days.flatMap((day) => {
      const parts = split(Number(day[amount]), between);
      return edges(day.day, zone).map((instant, index) => {
        return { dateTime: toShort(toTime(instant)), value: String(parts[index]) };
      });
    });
  const steps = minutes('steps', (instant) => instant);
  const padded = Array.from({ length: padding }, (_, index) => addDays(first, index));
  const level = (name: string, minutesOf: (day: FitbitDay) => number, placeholder: number) => ({
    [`Physical Activity/${name}-2026-09-10.json`]: JSON.stringify(
      padded.map((day) => {
        const known = days.find((one) => one.day === day);
        return {
          dateTime: toShort(new Date(`${day}T00:00:00Z`)),
          value: String(known ? minutesOf(known) : placeholder),
        };
      }),
    ),
  });
  const root = 'MyFitbitData/Person';
  const files: Record<string, string> = {
    // The second file repeats some minutes of the first file. A reader must count them once.
    'Physical Activity/steps-2026-09-10.json': JSON.stringify(steps.slice(0, 6)),
    'Physical Activity/steps-2026-09-12.json': JSON.stringify(steps.slice(4)),
    'Physical Activity/distance-2026-09-10.json': JSON.stringify(
      minutes('centimetres', (instant) => instant),
    ),
    'Physical Activity/calories-2026-09-10.json': JSON.stringify(
      minutes('calories', (instant) => toClock(instant, zone)),
    ),
    ...level('sedentary_minutes', () => 800, 1440),
    ...level('lightly_active_minutes', () => 200, 0),
    ...level('moderately_active_minutes', () => 0, 0),
    ...level('very_active_minutes', ({ activeMinutes }) => activeMinutes, 0),
    'Physical Activity/resting_heart_rate-2026-09-10.json': JSON.stringify(
      padded.map((day) => toRestingHeartRate(day, days)),
    ),
    'Physical Activity/heart_rate-2026-09-10.json':
      '[{"dateTime":"09/10/26 00:00:01","value":{"bpm":60,"confidence":2}}]',
    'Sleep/sleep-2026-09-10.json': JSON.stringify(days.map(({ day, night }) => toLog(day, night, zone))),
    'Sleep/sleep_score.csv': 'sleep_log_entry_id,timestamp,overall_score\n1,2026-09-10T00:00:00Z,78\n',
    'Personal & Account/weight-2026-09-10.json': JSON.stringify(
      days.map(({ day, kilograms }, index) => ({
        logId: index,
        weight: kilograms / 0.45359237,
        bmi: 22,
        date: toShort(new Date(`${day}T00:00:00Z`)).slice(0, 8),
        time: '07:00:00',
        source: 'API',
      })),
    ),
  };
  const inFolder = Object.entries(files).map(([path, content]) => [`${root}/${path}`, content]);
  // Adds a copy of one file in a second folder. A reader must count its values once.
  return {
    ...Object.fromEntries(inFolder),
    'MyFitbitData/Copy/distance-2026-09-10.json': files['Physical Activity/distance-2026-09-10.json'] ?? '',
  };
}

function toRestingHeartRate(day: CalendarDay, days: readonly FitbitDay[]) {
  const rate = days.find((one) => one.day === day)?.restingHeartRate ?? null;
  const date = toShort(new Date(`${day}T00:00:00Z`));
  const value =
    rate === null ? { date: null, value: 0, error: 0 } : { date: date.slice(0, 8), value: rate, error: 6 };
  return { dateTime: date, value };
}

function toLog(
  day: CalendarDay,
  { id, bedtime, wakeTime, minutesAsleep, stages }: FitbitNight,
  zone: string,
) {
  const [start, end] = [bedtime, wakeTime].map((instant) =>
    toClock(instant, zone).toISOString().slice(0, 23),
  );
  const minutes = Object.entries(stages ?? { asleep: minutesAsleep, restless: 9, awake: 1 });
  return {
    logId: Number(id),
    dateOfSleep: day,
    startTime: start,
    endTime: end,
    duration: wakeTime.getTime() - bedtime.getTime(),
    minutesAsleep,
    efficiency: 94,
    type: stages ? 'stages' : 'classic',
    levels: { summary: Object.fromEntries(minutes.map(([name, amount]) => [name, { minutes: amount }])) },
    mainSleep: true,
  };
}

const table = (header: string, rows: readonly unknown[][]) =>
  `${[header, ...rows.map((row) => row.join(','))].join('\n')}\n`;

const sleepHeader =
  'sleep_id,sleep_type,minutes_in_sleep_period,minutes_after_wake_up,minutes_to_fall_asleep,minutes_asleep,minutes_awake,minutes_longest_awakening,minutes_to_persistent_sleep,start_utc_offset,sleep_start,end_utc_offset,sleep_end,data_source,algorithm_version,sleep_created,sleep_last_updated';
const stageHeader =
  'sleep_id,sleep_stage_id,sleep_stage_type,start_utc_offset,sleep_stage_start,end_utc_offset,sleep_stage_end,data_source,algorithm_version,sleep_stage_created,sleep_stage_last_updated';

function googleFiles(days: readonly FitbitDay[], zone: string, between: Between): Record<string, string> {
  const minutes = (amount: keyof FitbitDay, unit: number) =>
    days.flatMap((day) => {
      const total = Number(day[amount]) / unit;
      const parts = split(total, between);
      return edges(day.day, zone).flatMap((instant, index) => {
        const at = instant.toISOString();
        const value = parts[index] ?? 0;
        // Google Health contains the phone's values, a copy of them, and half of each value from the watch. The copy
        // lacks the value at the end of the day.
        const copy = index === 0 ? [[at, value, 'Fit Health Connect']] : [];
        return [[at, value, 'MobileTrack'], ...copy, [at, value / 2, 'Google Fitbit Air']];
      });
    });
  const offset = (instant: Date) => {
    const ahead = (toClock(instant, zone).getTime() - instant.getTime()) / 60_000;
    const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
    return `${ahead < 0 ? '-' : '+'}${pad(Math.abs(ahead) / 60)}:${pad(Math.abs(ahead) % 60)}`;
  };
  const inSeconds = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`;
  const nights = days.map(({ night }) => night);
  const stages = nights.flatMap(({ id, bedtime, stages: known }) => {
    let start = bedtime;
    return Object.entries(known ?? {}).map(([stage, length], index) => {
      const end = new Date(start.getTime() + length * 60_000);
      const row = [
        id,
        index,
        stage.toUpperCase(),
        offset(start),
        inSeconds(start),
        offset(end),
        inSeconds(end),
        'DERIVED',
        3,
        '',
        '',
      ];
      start = end;
      return row;
    });
  });
  const root = 'Takeout/Google Health';
  const activity = `${root}/Physical Activity_GoogleData`;
  const fitness = `${root}/Health Fitness Data_GoogleData`;
  return {
    [`${activity}/Steps/steps_2026-09-01.csv`]: table('timestamp,steps,data source', minutes('steps', 1)),
    [`${activity}/Distance/distance_2026-09-01.csv`]: table(
      'timestamp,distance,data source',
      minutes('centimetres', 100),
    ),
    [`${activity}/Calories/calories_2026-09-01.csv`]: table(
      'timestamp,calories,data source',
      minutes('calories', 1),
    ),
    [`${activity}/Active Minutes/active_minutes_2026-09-01.csv`]: table(
      'timestamp,light,moderate,very,data source',
      days.flatMap(({ day, activeMinutes }) =>
        Array.from({ length: activeMinutes }, (_, index) => {
          const at = new Date(toInstant(day, '12:00', zone).getTime() + index * 60_000);
          return [inSeconds(at), 1, index % 2, (index + 1) % 2, 'Google Health App'];
        }),
      ),
    ),
    [`${activity}/Live Pace/live_pace_2026-09-12.csv`]:
      'timestamp,steps,distance millimeters,data source\n2026-09-10T05:00:00Z,99999,1,Google Fitbit Air\n',
    [`${activity}/Daily Resting Heart Rate/daily_resting_heart_rate.csv`]: table(
      'timestamp,beats per minute,data source',
      days.flatMap(({ day, restingHeartRate }) =>
        restingHeartRate === null ? [] : [[`${day}T00:00:00Z`, restingHeartRate, 'Google Health App']],
      ),
    ),
    [`${activity}/Weight/weight.csv`]: table(
      'timestamp,weight grams,data source',
      days.flatMap(({ day, kilograms }) => [
        [toInstant(day, '21:00', zone).toISOString(), kilograms * 1000, 'Google Health App'],
        [toInstant(day, '07:00', zone).toISOString(), 99_000, 'Fit Health Connect'],
      ]),
    ),
    [`${root}/Global Export Data/weight-2026-09-10.json`]: JSON.stringify([
      { logId: 1, weight: 999, date: '09/10/26', time: '23:59:00' },
    ]),
    [`${fitness}/UserSleeps_2026-09-01.csv`]: table(
      sleepHeader,
      nights.map(({ id, bedtime, wakeTime, minutesAsleep, stages: known }) => [
        id,
        known ? 'STAGES' : 'CLASSIC',
        Math.round((wakeTime.getTime() - bedtime.getTime()) / 60_000),
        0,
        5,
        minutesAsleep,
        ...['', '', ''],
        offset(bedtime),
        inSeconds(bedtime),
        offset(wakeTime),
        inSeconds(wakeTime).replace('T', ' ').replace('Z', '+0000'),
        ...['MANUAL', 3, '', ''],
      ]),
    ),
    [`${fitness}/UserSleepStages_2026-09-01.csv`]: table(stageHeader, stages),
    // The log of the older archive repeats the first night.
    [`${root}/Global Export Data/sleep-2026-09-10.json`]: JSON.stringify(
      days.slice(0, 1).map(({ day, night }) => ({ ...toLog(day, night, zone), logId: 77 })),
    ),
  };
}
