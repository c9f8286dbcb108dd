import type { CalendarDay } from '#domain/calendar-day.ts';
import { categoryOf } from '#domain/checkin.ts';
import type { NutritionMeasure } from '#domain/measures/nutrition.ts';
import { type Nutrients, roundToOneDecimal } from '#domain/nutrition/meals.ts';
import type { Db } from '#server/db/connect.ts';
import { readDailyTotals } from '#server/db/daily-totals.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { dayRecord, updateOwnValue } from '../checkin/checkin-service.ts';
import { listDayValues, selectOwnValues } from '../measures/measures-service.ts';
import { chooseSources } from '../measures/sources-service.ts';
import { mealTotals } from './nutrition-service.ts';
import { findTargets, selectTargets, upsertTargets } from './targets-queries.ts';

const noTargets: Nutrients = { calories: null, protein: null, carbs: null, fat: null };

export async function getTargets(db: Db, userId: number): Promise<Nutrients> {
  return (await findTargets(db, userId)) ?? noTargets;
}

export async function updateTargets(db: Db, edit: Edit, body: Nutrients): Promise<Nutrients> {
  const edited = {
    record: 'nutrition-targets',
    fields: ['calories', 'protein', 'carbs', 'fat'],
    find: selectTargets(db, edit.userId),
  } as const;
  const targets = await mergeEdit(db, edit, edited, body);
  await upsertTargets(db, edit.userId, targets);
  return targets;
}

/**
 * Returns the totals, the targets and the water of a day. Energy is in kilocalories, nutrients are in grams with one
 * decimal, and water is in glasses.
 */
export async function getDaySummary(db: Db, userId: number, date: CalendarDay) {
  const [eaten, targets, [water]] = await Promise.all([
    readDailyTotals(
      db,
      [mealTotals],
      userId,
      ['meals', 'caloriesEaten', 'protein', 'carbs', 'fat'],
      [date, date],
    ),
    getTargets(db, userId),
    listDayValues(db, userId, ['waterIntake'], date),
  ]);
  const values = new Map(
    (await chooseSources(db, userId, eaten)).map(({ measure, value }) => [measure, value]),
  );
  const grams = (measure: NutritionMeasure) => {
    const value = values.get(measure);
    return value === undefined ? null : roundToOneDecimal(value);
  };
  return {
    date,
    entries: values.get('meals') ?? 0,
    totals: {
      calories: values.get('caloriesEaten') ?? null,
      protein: grams('protein'),
      carbs: grams('carbs'),
      fat: grams('fat'),
    },
    targets,
    water: water?.value ?? null,
  };
}

/**
 * Returns the energy eaten on each day with a meal whose energy is known, in kilocalories, oldest first. `range`
 * contains the first and the last day to include.
 */
export async function listEnergyDays(db: Db, userId: number, range: readonly [CalendarDay, CalendarDay]) {
  const eaten = await readDailyTotals(db, [mealTotals], userId, ['caloriesEaten'], range);
  return (await chooseSources(db, userId, eaten))
    .filter(({ measure }) => measure === 'caloriesEaten')
    .map(({ day, value }) => ({ date: day, calories: value }))
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}

/**
 * Merges an edit of the day's glasses of water (see `mergeEdit`). Uses the record and field name of the check-in,
 * because the check-in shows and changes the same value.
 */
export async function updateWater(db: Db, edit: Edit, date: CalendarDay, glasses: number) {
  const { userId } = edit;
  const measure = 'waterIntake';
  const field = categoryOf(measure);
  const edited = {
    record: dayRecord(date),
    fields: [field],
    find: selectOwnValues(db, userId, date, { [field]: measure }),
  };
  const merged = await mergeEdit(db, { ...edit, fields: [field] }, edited, { [field]: glasses });
  const value = merged[field] ?? glasses;
  await updateOwnValue(db, userId, { day: date, measure, value });
  return { date, glasses: value };
}
