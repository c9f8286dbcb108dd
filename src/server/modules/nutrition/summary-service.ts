import type { CalendarDay } from '#domain/calendar-day.ts';
import type { Nutrients } from '#domain/nutrition.ts';
import type { Db } from '#server/db/connect.ts';
import { listDayMetrics, updateObservation } from '../metrics/metrics-service.ts';
import { listDailyNutrition } from './nutrition-service.ts';
import { findTargets, upsertTargets } from './targets-queries.ts';

const noTargets: Nutrients = { calories: null, protein: null, carbs: null, fat: null };

export async function getTargets(db: Db, userId: number): Promise<Nutrients> {
  return (await findTargets(db, userId)) ?? noTargets;
}

export async function updateTargets(db: Db, userId: number, targets: Nutrients): Promise<Nutrients> {
  await upsertTargets(db, userId, targets);
  return targets;
}

export async function getDaySummary(db: Db, userId: number, date: CalendarDay) {
  const [eaten] = await listDailyNutrition(db, userId, date, date);
  return {
    date,
    entries: eaten?.entries ?? 0,
    totals: eaten ?? { calories: 0, protein: 0, carbs: 0, fat: 0 },
    targets: await getTargets(db, userId),
    water: await getWater(db, userId, date),
  };
}

/** What a person says of a day goes before what a check-in or a device counted. */
export async function updateWater(db: Db, userId: number, date: CalendarDay, glasses: number) {
  await updateObservation(db, userId, {
    day: date,
    metric: 'waterIntake',
    source: 'manual',
    value: glasses,
  });
  return { date, water: glasses };
}

async function getWater(db: Db, userId: number, date: CalendarDay): Promise<number | null> {
  const [metrics] = await listDayMetrics(db, userId, date);
  return metrics?.waterIntake ?? null;
}
