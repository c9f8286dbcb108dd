import { caloriesBurned, workoutTypes } from '#domain/fitness.ts';
import { timerPresets } from '#domain/mindfulness.ts';
import { resolveNight } from '#domain/sleep.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { insertRows } from './insert-rows.ts';
import { type SeedArea, type SeedUser, sampleDays } from './seed-area.ts';

const zone = 'Europe/Stockholm';

/**
 * Returns whether an instant, as ISO 8601 text, is not after `now`. Some generated times on the last day are after
 * `now`.
 */
const isPast = (at: string, { now }: SeedUser) => at <= now.toISOString();

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
const randomTime = (hour: number, random: () => number) => `${twoDigits(hour)}:${twoDigits(random() * 60)}`;
const randomItem = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** Adds a night on most days, and its length as a daily value. */
export const seedNights: SeedArea = async (db, person) => {
  const usual = 21 + Math.floor(person.random() * 2);
  const nights = sampleDays(person, 0.85).flatMap((day) => {
    const bedtime = randomTime(usual + Math.floor(person.random() * 2), person.random);
    const wakeTime = randomTime(6 + Math.floor(person.random() * 2), person.random);
    const night = resolveNight(day, bedtime, wakeTime, zone);
    return isPast(night.wakeTime.toISOString(), person) ? [{ day, ...night }] : [];
  });
  await insertRows(
    db,
    'sleep_nights',
    ['user_id', 'day', 'bedtime', 'wake_time', 'zone'],
    nights.map((night) => [
      person.id,
      night.day,
      night.bedtime.toISOString(),
      night.wakeTime.toISOString(),
      zone,
    ]),
  );
  await insertRows(
    db,
    'daily_observations',
    ['user_id', 'day', 'measure', 'source', 'value'],
    nights.map((night) => [person.id, night.day, 'sleepHours', 'self', night.hours]),
  );
};

/** Adds workouts on some days. */
export const seedWorkouts: SeedArea = async (db, person) => {
  const rows = sampleDays(person, 0.45).flatMap((day) => {
    const minutes = 15 * (1 + Math.floor(person.random() * 4));
    const at = toInstant(day, randomTime(17, person.random), zone).toISOString();
    const type = randomItem(person.random, workoutTypes);
    return isPast(at, person)
      ? [[person.id, type, minutes, 'moderate', caloriesBurned(minutes), at, zone, day]]
      : [];
  });
  const columns = [
    'user_id',
    'type',
    'duration',
    'intensity',
    'calories_burned',
    'happened_at',
    'zone',
    'day',
  ] as const;
  await insertRows(db, 'exercise_activities', [...columns], rows);
};

/** Adds meditation sessions on some days. */
export const seedMeditation: SeedArea = async (db, person) => {
  const rows = sampleDays(person, 0.55).flatMap((day) => {
    const preset = randomItem(person.random, timerPresets);
    const at = toInstant(day, randomTime(20, person.random), zone).toISOString();
    return isPast(at, person) ? [[person.id, preset.type, preset.minutes, 'true', at, zone, day]] : [];
  });
  const columns = ['user_id', 'type', 'duration', 'completed', 'happened_at', 'zone', 'day'] as const;
  await insertRows(db, 'meditation_sessions', [...columns], rows);
  const minutes = rows.reduce((sum, [, , duration]) => sum + Number(duration), 0);
  await insertRows(
    db,
    'meditation_totals',
    ['user_id', 'sessions', 'minutes'],
    [[person.id, rows.length, minutes]],
  );
};

/**
 * Dishes with their name, type of meal, hour of day, kilocalories, and grams of protein, carbohydrates and fat in a
 * usual portion.
 */
const menu = [
  ['Havregrynsgröt med lingon', 'breakfast', 7, 340, 11, 56, 7],
  ['Filmjölk med müsli', 'breakfast', 7, 310, 12, 44, 9],
  ['Knäckebröd med ost', 'breakfast', 8, 260, 13, 27, 11],
  ['Laxpasta', 'lunch', 12, 640, 34, 62, 27],
  ['Linsgryta', 'lunch', 12, 480, 23, 66, 11],
  ['Kycklingsallad', 'lunch', 12, 430, 38, 18, 21],
  ['Köttbullar med potatismos', 'dinner', 18, 690, 35, 52, 36],
  ['Torsk med ägg och potatis', 'dinner', 18, 520, 45, 44, 16],
  ['Vegetarisk lasagne', 'dinner', 19, 580, 24, 60, 26],
  ['Äpple', 'snack', 15, 80, 0.4, 19, 0.2],
  ['Kanelbulle', 'snack', 15, 310, 6, 45, 12],
] as const;

/** Adds meals on most days. */
export const seedMeals: SeedArea = async (db, person) => {
  const rows = (['breakfast', 'lunch', 'dinner', 'snack'] as const).flatMap((meal) =>
    sampleDays(person, meal === 'snack' ? 0.4 : 0.8).flatMap((day) => {
      const dish = randomItem(
        person.random,
        menu.filter(([, of]) => of === meal),
      );
      const [name, type, hour, calories, protein, carbs, fat] = dish;
      const at = toInstant(day, randomTime(hour, person.random), zone).toISOString();
      return isPast(at, person)
        ? [[person.id, name, type, calories, protein, carbs, fat, at, zone, day]]
        : [];
    }),
  );
  const numbers = ['calories', 'protein', 'carbs', 'fat'] as const;
  await insertRows(
    db,
    'food_entries',
    ['user_id', 'name', 'meal_type', ...numbers, 'eaten_at', 'zone', 'day'],
    rows,
  );
};

/** Adds a slowly changing weight in kilograms, about once a week. */
export const seedWeight: SeedArea = async (db, person) => {
  let weight = 60 + person.random() * 30;
  const rows = sampleDays(person, 0.15).map((day) => {
    weight += (person.random() - 0.5) * 0.8;
    return [person.id, day, 'weight', 'self', Math.round(weight * 10) / 10];
  });
  await insertRows(db, 'daily_observations', ['user_id', 'day', 'measure', 'source', 'value'], rows);
};
