import type { MealRecord } from '#domain/devices/health-record.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { chanceOf, near, round } from './chance.ts';
import type { InventedDay } from './invented-day.ts';

/** Dishes by meal, each with its name and its grams of protein, carbohydrates and fat. */
const dishes = {
  breakfast: {
    time: '07:30',
    choices: [
      [{ en: 'Oatmeal with berries', sv: 'Havregrynsgröt med bär' }, 14, 52, 9],
      [{ en: 'Yoghurt with muesli', sv: 'Yoghurt med müsli' }, 18, 44, 8],
      [{ en: 'Rye bread with cheese and cucumber', sv: 'Rågbröd med ost och gurka' }, 17, 38, 14],
    ],
  },
  lunch: {
    time: '12:10',
    choices: [
      [{ en: 'Lentil soup with bread', sv: 'Linssoppa med bröd' }, 24, 68, 11],
      [{ en: 'Chicken salad', sv: 'Kycklingsallad' }, 36, 24, 18],
      [{ en: 'Salmon with potatoes', sv: 'Lax med potatis' }, 34, 48, 22],
    ],
  },
  dinner: {
    time: '18:40',
    choices: [
      [{ en: 'Pasta with tomato sauce', sv: 'Pasta med tomatsås' }, 22, 84, 14],
      [{ en: 'Vegetable stir-fry with rice', sv: 'Wokade grönsaker med ris' }, 19, 72, 15],
      [{ en: 'Tacos', sv: 'Tacos' }, 32, 55, 26],
    ],
  },
  snack: {
    time: '15:15',
    choices: [
      [{ en: 'Apple', sv: 'Äpple' }, 0.4, 21, 0.3],
      [{ en: 'Handful of nuts', sv: 'En näve nötter' }, 6, 5, 16],
      [{ en: 'Banana', sv: 'Banan' }, 1.3, 27, 0.4],
    ],
  },
} as const;

/** Returns the meals of a day that are eaten before or at `now`. */
export function inventMeals({ person, day, zone, now, language }: InventedDay): MealRecord[] {
  return (Object.keys(dishes) as (keyof typeof dishes)[]).flatMap((mealType) => {
    const truth = chanceOf(person, day, mealType);
    const { time, choices } = dishes[mealType];
    const [names, ...grams] = choices[Math.floor(truth() * choices.length)] ?? choices[0];
    const eatenAt = new Date(toInstant(day, time, zone).getTime() + 60_000 * Math.round(near(truth, 0, 20)));
    if (eatenAt > now || truth() < 0.12) return [];
    const size = near(truth, 1, 0.12);
    const [protein = 0, carbs = 0, fat = 0] = grams.map((amount) => round(amount * size, 1));
    // Atwater factors: kilocalories per gram of protein, carbohydrates and fat.
    const calories = round(4 * protein + 4 * carbs + 9 * fat);
    return [
      {
        kind: 'meal' as const,
        externalId: `${mealType}-${day}`,
        zone,
        eatenAt,
        mealType,
        name: names[language],
        calories,
        protein,
        carbs,
        fat,
      },
    ];
  });
}
