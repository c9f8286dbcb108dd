import { expect, test } from 'vitest';
import { readFiles } from '#server/testing/exports/read-files.ts';
import { cronometer } from './cronometer.ts';
import { myfitnesspal } from './myfitnesspal.ts';

const mfpHeader =
  'Date,Meal,Calories,Fat (g),Saturated Fat,Cholesterol,Carbohydrates (g),Fiber,Protein (g),Note';

test('reads meals of MyFitnessPal with thousands separators and a row of totals', async () => {
  const file = {
    'Nutrition-Summary-2026-01-01-to-2026-03-01.csv': [
      mfpHeader,
      '02/28/2026,Breakfast,"1,050",30.5,1,2,120,5,40,',
      '02/28/2026,Snacks,120,,1,2,20,,,',
      '03/01/2026,Mittagessen,500,10,,,60,,30,"a note,\nin two lines"',
      'Totals,,"1,670",40,,,200,,70,',
      'soon,Lunch,100,,,,,,,',
    ].join('\n'),
  };
  expect((await readFiles(myfitnesspal, file)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(myfitnesspal, file);
  expect(records).toMatchObject([
    {
      kind: 'meal',
      externalId: '2026-02-28 Breakfast',
      mealType: 'breakfast',
      calories: 1050,
      fat: 30.5,
      carbs: 120,
      protein: 40,
      eatenAt: new Date('2026-02-28T07:00:00Z'),
    },
    { mealType: 'snack', calories: 120, protein: null, fat: null },
    { externalId: '2026-03-01 Mittagessen', mealType: 'lunch' },
  ]);
  expect(rejections).toMatchObject([{ reason: 'unreadable', what: 'row' }]);
});

test('reads workouts of MyFitnessPal, and does not guess the unit of its weights', async () => {
  const workouts = {
    'Exercise-Summary-2026.csv':
      'Date,Exercise,Type,Exercise Calories,Exercise Minutes,Sets\n2026-03-01,"Running, 10 km/h",Cardio,300,30,\n2026-03-01,Bench press,Strength,,0,3',
  };
  const weights = { 'Measurement-Summary-2026.csv': 'Date,Weight\n2026-03-01,154' };
  const { records, rejections } = await readFiles(myfitnesspal, { ...workouts, ...weights });
  expect(records).toMatchObject([
    { kind: 'workout', title: 'Running, 10 km/h', minutes: 30, calories: 300, type: 'cardio' },
  ]);
  expect(rejections.map(({ what }) => what)).toEqual([
    'exercise without minutes',
    'measurements without a unit',
  ]);
});

const servings = {
  'servings.csv': [
    'Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Carbs (g),Fat (g),Protein (g),B12 (µg),Category',
    '2026-03-01,07:30 PM,Dinner,"Lentil soup, red","300.00 g",250,0,30,5,15,0,Soups',
    '2026-03-01,07:30 PM,Dinner,Bread,1 slice,90.4,0,15,,3,0,Baked',
    '2026-03-01,,Breakfast,Oats,40 g,150,0,27,3,5,0,Cereals',
    'x,,Breakfast,Oats,40 g,150,0,27,3,5,0,Cereals',
  ].join('\n'),
};

test('combines the servings of Cronometer into meals', async () => {
  expect((await readFiles(cronometer, servings)).isRecognised).toBe(true);
  const { records, rejections } = await readFiles(cronometer, servings);
  expect(records).toMatchObject([
    {
      kind: 'meal',
      name: 'Lentil soup, red, Bread',
      mealType: 'dinner',
      eatenAt: new Date('2026-03-01T18:30:00Z'),
      calories: 340,
      carbs: 45,
      fat: 5,
      protein: 18,
    },
    { name: 'Oats', mealType: 'breakfast', calories: 150 },
  ]);
  expect(rejections).toMatchObject([{ reason: 'unreadable', where: 'servings.csv:5' }]);
});

test('reads the daily summary of Cronometer only without servings', async () => {
  const summary = {
    'dailysummary.csv':
      'Date,Energy (kcal),Carbs (g),Fat (g),Protein (g),Completed\n2026-03-01,2100.5,250,70,90,true',
  };
  const alone = await readFiles(cronometer, summary);
  expect(alone.records).toMatchObject([{ kind: 'meal', externalId: '2026-03-01 total', calories: 2101 }]);
  const both = await readFiles(cronometer, { ...servings, ...summary });
  expect(both.records).toHaveLength(2);
});

test('reads workouts and measurements of Cronometer', async () => {
  const exercises = {
    'exercises.csv':
      'Day,Time,Group,Exercise,Minutes,Calories Burned\n2026-03-01,06:00 AM,,"Weight lifting",45,-210.4',
  };
  const biometrics = {
    'biometrics.csv':
      'Day,Time,Group,Metric,Unit,Amount\n2026-03-01,,,Weight,lbs,154\n2026-03-01,,,Body Fat,%,20.5\n2026-03-01,,,Mood,1-10,7',
  };
  const { records, rejections } = await readFiles(cronometer, { ...exercises, ...biometrics });
  expect(records).toMatchObject([
    {
      kind: 'workout',
      type: 'strength',
      minutes: 45,
      calories: 210,
      startedAt: new Date('2026-03-01T05:00:00Z'),
    },
    { kind: 'daily', measure: 'weight', value: expect.closeTo(69.853, 3) },
    { kind: 'daily', measure: 'bodyFat', value: 20.5 },
  ]);
  expect(rejections.map(({ what }) => what)).toEqual(['Mood']);
});
