import type { NightRecord } from '#domain/devices/health-record.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { chanceOf, near, round } from './chance.ts';
import { driftOf, type InventedDay, isWeekend } from './invented-day.ts';

/** Returns the night that ended on the morning of a day. Nights before Saturday and Sunday are later and longer. */
export function inventNight({ person, provider, day, zone }: InventedDay): NightRecord {
  const truth = chanceOf(person, day, 'night');
  const usual = near(chanceOf(person, 'bedtime'), -55, 25);
  const late = isWeekend(day) ? 45 : 0;
  const bedMinutes = usual + late + near(truth, 0, 22);
  const hoursInBed = 7.7 + (late ? 0.6 : 0) + 0.3 * driftOf(person, day, 'night') + near(truth, 0, 0.45);
  const efficiency = Math.min(97, near(truth, 90, 3));
  const midnight = toInstant(day, '00:00', zone).getTime();
  const bedtime = toWholeMinute(midnight + bedMinutes * 60_000);
  const wakeTime = toWholeMinute(bedtime.getTime() + hoursInBed * 3_600_000);
  const asleep = (((wakeTime.getTime() - bedtime.getTime()) / 3_600_000) * efficiency) / 100;
  const stages = chanceOf(person, provider, day, 'stages');
  const deep = asleep * near(stages, 0.18, 0.02);
  const rem = asleep * near(stages, 0.22, 0.02);
  return {
    kind: 'night',
    externalId: `night-${day}`,
    zone,
    bedtime,
    wakeTime,
    asleepHours: round(asleep, 2),
    deepHours: round(deep, 2),
    remHours: round(rem, 2),
    lightHours: round(asleep - deep - rem, 2),
    efficiency: round(efficiency),
    isNap: false,
  };
}

const toWholeMinute = (at: number) => new Date(Math.round(at / 60_000) * 60_000);
