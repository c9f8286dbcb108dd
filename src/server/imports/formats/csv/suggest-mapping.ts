import type { CsvMapping } from '#contracts/imports.ts';
import { unitFactor } from '#domain/devices/csv-units.ts';
import { guessDayOrder } from '#domain/devices/guess-day-order.ts';
import { dayOrders, readDay } from '#domain/devices/read-day.ts';
import { readDecimal } from '#domain/devices/read-decimal.ts';
import { type ObservedMeasure, observedMeasures } from '#domain/measures/catalogue.ts';
import { namesOf } from '#domain/measures/measure.ts';

type MappedColumn = CsvMapping['columns'][number];

/**
 * Suggests what the columns of a CSV file contain. Uses the names of the columns, in English and Swedish, and the first
 * rows. Returns null if no column contains days, or if none of the other columns has a known name.
 */
export function suggestMapping(columns: readonly string[], rows: readonly string[][]): CsvMapping | null {
  const valuesOf = (index: number) =>
    rows.map((row) => row[index]?.trim() ?? '').filter((text) => text !== '');
  const dayIndex = columns.findIndex((_, index) => areDays(valuesOf(index)));
  const dayColumn = columns[dayIndex];
  const mapped = columns.flatMap((column, index) => (index === dayIndex ? [] : suggestColumn(column)));
  if (dayColumn === undefined || mapped.length === 0) return null;
  const measured = columns.flatMap((column, index) =>
    mapped.some((one) => one.column === column) ? valuesOf(index) : [],
  );
  return {
    dayColumn,
    dayOrder: guessDayOrder(valuesOf(dayIndex)),
    decimalMark: guessDecimalMark(measured),
    columns: dropRepeats(mapped),
  };
}

const isDay = (text: string, order: CsvMapping['dayOrder']) => readDay(text, order, 'UTC') !== null;

const areDays = (values: readonly string[]) =>
  values.length > 0 && dayOrders.some((order) => values.every((text) => isDay(text, order)));

/**
 * Returns the comma if a value such as `81,5` shows that the comma is the decimal mark, and no value contradicts this.
 * Otherwise returns the point.
 */
const guessDecimalMark = (values: readonly string[]) =>
  values.some((text) => /,\d{1,2}$|,\d{4,}$/.test(text)) &&
  values.every((text) => readDecimal(text) === null || readDecimal(text, ',') !== null)
    ? ','
    : '.';

/** Names of columns that apps and people use for a measure, besides the measure's own name in each language. */
const otherNames: Partial<Record<ObservedMeasure, readonly string[]>> = {
  weight: ['body weight', 'kroppsvikt', 'viktkg'],
  bodyFat: ['fat', 'body fat percentage', 'fett', 'fettprocent'],
  waist: ['waist circumference', 'midjemått'],
  steps: ['step count', 'total steps', 'antal steg'],
  distance: ['distans'],
  heartRate: ['resting hr', 'rhr', 'vilopuls', 'puls i vila'],
  heartRateVariability: ['hrv', 'rmssd'],
  bloodOxygen: ['spo2', 'oxygen saturation', 'syremättnad'],
  respiratoryRate: ['respiratory rate'],
  vo2Max: ['vo2 max', 'vo2max'],
  activeCalories: ['active calories', 'aktiva kalorier'],
  totalCalories: ['total calories', 'calories burned', 'förbrukade kalorier'],
  sleepHours: ['sleep', 'sleep duration', 'hours slept', 'sömn', 'sömntid', 'sovtimmar'],
  sleepEfficiency: ['efficiency', 'effektivitet'],
  stressLevel: ['stress level', 'stressnivå'],
  energyLevel: ['energy level', 'energinivå'],
  waterIntake: ['glasses of water', 'glas vatten'],
};

const measureByName = new Map<string, ObservedMeasure>(
  namesOf(observedMeasures).flatMap((measure) =>
    [...Object.values(observedMeasures[measure].name), ...(otherNames[measure] ?? []), measure].map(
      (name) => [name.toLowerCase(), measure] as const,
    ),
  ),
);

const units: Record<string, NonNullable<MappedColumn['unit']>> = {
  lb: 'lb',
  lbs: 'lb',
  pounds: 'lb',
  kj: 'kJ',
  mi: 'miles',
  miles: 'miles',
  min: 'minutes',
  minutes: 'minutes',
  minuter: 'minutes',
  s: 'seconds',
  sec: 'seconds',
  seconds: 'seconds',
  sekunder: 'seconds',
  m: 'metres',
  meter: 'metres',
};

/**
 * Returns the measure and unit of a column with a name such as `Weight (lb)` or `sömn_min`. Returns an empty list for
 * an unknown name.
 */
function suggestColumn(column: string): MappedColumn[] {
  const words = column
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₂]+/gu, ' ')
    .trim()
    .split(' ');
  const last = words.at(-1) ?? '';
  const measure = measureByName.get(words.join(' ')) ?? measureByName.get(words.slice(0, -1).join(' '));
  if (!measure) return [];
  const unit = units[last];
  return [unit && unitFactor(measure, unit) !== undefined ? { column, measure, unit } : { column, measure }];
}

/** Returns only the first column of each measure. */
const dropRepeats = (columns: readonly MappedColumn[]) =>
  columns.filter(({ measure }, index) => columns.findIndex((one) => one.measure === measure) === index);
