import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { seededRandom } from '#domain/seeded-random.ts';
import { toInstant } from '#domain/zoned-time.ts';

/**
 * The values that a reader must find for one day of a Garmin export. A value is null if the export has none for the
 * day.
 */
interface GarminDay {
  day: CalendarDay;
  steps: number | null;
  restingHeartRate: number | null;
  bedtime: Date;
  wakeTime: Date;
  deepSeconds: number;
  lightSeconds: number;
  remSeconds: number;
}

interface GarminActivity {
  id: number;
  startedAt: Date;
  minutes: number;
  kilocalories: number;
  type: 'running' | 'strength_training' | 'yoga';
}

const first = '2026-01-10';

/**
 * Returns the files of a Garmin export, and the days and activities that a reader must find in them. `zone` is the time
 * zone of the person. Some days are in two files, and the older file contains values that changed later. The export
 * also contains resting heart rates of 0 and null, nights with almost no fields, days without steps, and a summary
 * without a day.
 */
export function makeGarminExport(seed: number, { zone = 'Europe/Stockholm', count = 12 } = {}) {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const days = Array.from({ length: count }, (_, index) => makeDay(addDays(first, index), zone, between));
  const activities = days.slice(0, count / 2).map(({ wakeTime }, index): GarminActivity => {
    return {
      id: 17_666_283_983 + index,
      startedAt: new Date(wakeTime.getTime() + between(1, 12) * 3_600_000),
      minutes: between(10, 90),
      kilocalories: 0,
      type: (['running', 'strength_training', 'yoga'] as const)[between(0, 2)] ?? 'running',
    };
  });
  for (const activity of activities) activity.kilocalories = activity.minutes * between(4, 14);
  const middle = Math.floor(count / 2);
  const range = (from: number, to: number) => `${addDays(first, from)}_${addDays(first, to - 1)}`;
  const root = `export/DI_CONNECT`;
  return {
    days,
    activities,
    files: {
      [`${root}/DI-Connect-Aggregator/UDSFile_${range(middle - 2, count)}.json`]: JSON.stringify(
        days.slice(middle - 2).map((day) => toSummary(day, zone)),
      ),
      [`${root}/DI-Connect-Aggregator/UDSFile_${range(0, middle)}.json`]: JSON.stringify([
        ...days.slice(0, middle).map((day, index) => ({
          ...toSummary(day, zone),
          ...(index < middle - 2 ? {} : { totalSteps: 1, totalKilocalories: 2345 }),
        })),
        { uuid: 'no day', totalSteps: 1 },
      ]),
      [`${root}/DI-Connect-Wellness/${range(0, middle)}_85435159_sleepData.json`]: JSON.stringify([
        { retro: false },
        ...days.slice(0, middle).map((day, index) => ({
          ...toNight(day),
          ...(index < middle - 2 ? {} : { deepSleepSeconds: 1, averageRespiration: 14 }),
        })),
      ]),
      [`${root}/DI-Connect-Wellness/${range(middle - 2, count)}_85435159_sleepData.json`]: JSON.stringify([
        ...days.slice(middle - 2).map(toNight),
        { retro: false },
      ]),
      [`${root}/DI-Connect-Fitness/person@example.com_0_summarizedActivities.json`]: JSON.stringify([
        { summarizedActivitiesExport: activities.map((activity) => toEntry(activity, zone)) },
      ]),
      [`${root}/DI-Connect-Metrics/MetricsAcuteTrainingLoad_20260110_20260120_85435159.json`]: '[]',
      [`${root}/DI-Connect-Metrics/MetricsAcuteTrainingLoad_20260120_20260130_85435159.json`]: '[]',
      [`${root}/DI-Connect-Fitness/person@example.com_gear.json`]: '[]',
    },
  };
}

function makeDay(day: CalendarDay, zone: string, between: (from: number, to: number) => number): GarminDay {
  const bedtime = toInstant(addDays(day, -1), `${between(21, 23)}:${between(10, 59)}`, zone);
  const [deepSeconds, lightSeconds, remSeconds] = [between(0, 7000), between(9000, 15_000), between(0, 6000)];
  const awakeSeconds = between(0, 3000);
  const seconds = deepSeconds + lightSeconds + remSeconds + awakeSeconds;
  return {
    day,
    steps: between(0, 9) === 0 ? null : between(0, 25_000),
    restingHeartRate: between(0, 4) === 0 ? null : between(42, 80),
    bedtime,
    wakeTime: new Date(bedtime.getTime() + seconds * 1000),
    deepSeconds,
    lightSeconds,
    remSeconds,
  };
}

/** Formats an instant as a time in UTC without a zone designator, as Garmin does. */
const toGmt = (instant: Date) => `${instant.toISOString().slice(0, 19)}.0`;

function toSummary({ day, steps, restingHeartRate }: GarminDay, zone: string) {
  return {
    userProfilePK: 85435159,
    calendarDate: day,
    totalSteps: steps,
    restingHeartRate: restingHeartRate ?? (steps === null ? null : 0),
    totalKilocalories: null,
    wellnessStartTimeLocal: `${day}T00:00:00.0`,
    wellnessStartTimeGmt: toGmt(toInstant(day, '00:00', zone)),
    allDayStress: { aggregatorList: [{ type: 'TOTAL', averageStressLevel: -2 }] },
    includesWellnessData: true,
  };
}

function toNight(night: GarminDay) {
  return {
    sleepStartTimestampGMT: toGmt(night.bedtime),
    sleepEndTimestampGMT: toGmt(night.wakeTime),
    calendarDate: night.day,
    deepSleepSeconds: night.deepSeconds,
    lightSleepSeconds: night.lightSeconds,
    remSleepSeconds: night.remSeconds,
    averageRespiration: null,
    retro: false,
  };
}

/**
 * Returns the activity as the export contains it: the duration in milliseconds, the distance in centimetres, and the
 * energy in kilocalories times 4.19, as in most exports (see `exportUnit` in formats/garmin/activities.ts).
 */
function toEntry({ id, startedAt, minutes, kilocalories, type }: GarminActivity, zone: string) {
  const day = startedAt.toISOString().slice(0, 10);
  const offset = Date.parse(`${day}T12:00:00Z`) - toInstant(day, '12:00', zone).getTime();
  return {
    activityId: id,
    name: '',
    activityType: type,
    beginTimestamp: startedAt.getTime(),
    startTimeGmt: startedAt.getTime(),
    startTimeLocal: startedAt.getTime() + offset,
    duration: minutes * 60_000,
    distance: 500_000,
    calories: kilocalories * 4.19,
    bmrCalories: minutes * 1.2 * 4.19,
  };
}
