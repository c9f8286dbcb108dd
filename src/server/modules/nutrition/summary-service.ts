import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Nutrients } from '#domain/nutrition.ts';
import type { Db } from '#server/db/connect.ts';
import { metricsOfDay, recordObservation } from '../metrics/metrics-service.ts';
import { nutritionOfDays } from './nutrition-service.ts';
import { findTargets, upsertTargets } from './targets-queries.ts';

const noTargets: Nutrients = { calories: null, protein: null, carbs: null, fat: null };

export async function targetsOf(db: Db, userId: number): Promise<Nutrients> {
  return (await findTargets(db, userId)) ?? noTargets;
}

export async function setTargets(db: Db, userId: number, targets: Nutrients): Promise<Nutrients> {
  await upsertTargets(db, userId, targets);
  return targets;
}

export async function summaryOf(db: Db, userId: number, date: CalendarDay) {
  const [eaten] = await nutritionOfDays(db, userId, date, date);
  return {
    date,
    entries: eaten?.entries ?? 0,
    totals: eaten ?? { calories: 0, protein: 0, carbs: 0, fat: 0 },
    targets: await targetsOf(db, userId),
    water: await waterOf(db, userId, date),
  };
}

/** What a person says of a day goes before what a check-in or a device counted. */
export async function setWater(db: Db, userId: number, date: CalendarDay, glasses: number) {
  await recordObservation(db, userId, {
    day: date,
    metric: 'waterIntake',
    source: 'manual',
    value: glasses,
  });
  return { date, water: glasses };
}

async function waterOf(db: Db, userId: number, date: CalendarDay): Promise<number | null> {
  const [metrics] = await metricsOfDay(db, userId, date);
  return metrics?.waterIntake ?? null;
}
