import {
  createOwnFood,
  createRecipe,
  deleteOwnFood,
  findFoodByBarcode,
  listFoodSources,
  listFoods,
  listOwnFoods,
  parseFoods,
  updateOwnFood,
  updateRecipe,
} from '#contracts/foods.ts';
import {
  copyFoodEntries,
  createFoodEntry,
  deleteFoodEntry,
  deleteFoodFavourite,
  getNutritionSummary,
  getNutritionTargets,
  listFoodEntries,
  listFoodSuggestions,
  listNutritionDays,
  saveFoodFavourite,
  saveNutritionTargets,
  saveWaterIntake,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { exampleDay as date, type Examples } from './example.ts';

const food = { name: 'Oatmeal with blueberries', calories: 320, protein: 11, carbs: 54, fat: 7 };
const meal = { ...food, mealType: 'breakfast', date };
const barcode = '7310865004703';
const muesli = {
  name: 'Muesli',
  per100: { kcal: 370, protein: 10, carbs: 62, fat: 8 },
  portionGrams: 50,
  barcode,
};
const recipe = { name: 'Porridge', portions: 2, items: [{ foodId: 'livsmedelsverket:1', grams: 80 }] };

export const nutritionExamples: Examples = [
  [listFoodEntries, { query: { date } }],
  [createFoodEntry, { body: meal }],
  [updateFoodEntry, { ids: { id: createFoodEntry }, body: { ...meal, calories: 350 } }],
  [deleteFoodEntry, { ids: { id: createFoodEntry } }],
  [copyFoodEntries, { body: { fromDate: date, toDate: '2026-03-11', mealType: 'breakfast' } }],
  [listFoodSuggestions, {}],
  [saveFoodFavourite, { body: { ...food, mealType: 'breakfast' } }],
  [deleteFoodFavourite, { ids: { id: saveFoodFavourite } }],
  [getNutritionTargets, {}],
  [saveNutritionTargets, { body: { calories: 2100, protein: 90, carbs: null, fat: null } }],
  [getNutritionSummary, { query: { date } }],
  [listNutritionDays, { query: { from: '2026-03-01', to: date } }],
  [saveWaterIntake, { body: { date, glasses: 6 } }],
  [listFoods, { query: { query: 'oat', language: 'en', limit: 5 } }],
  [listFoodSources, {}],
  [parseFoods, { body: { text: 'two eggs and a slice of rye bread', language: 'en' } }],
  [listOwnFoods, {}],
  [createOwnFood, { body: muesli }],
  [updateOwnFood, { ids: { id: createOwnFood }, body: { ...muesli, portionGrams: 60 } }],
  [deleteOwnFood, { ids: { id: createOwnFood } }],
  [findFoodByBarcode, { after: [createOwnFood], params: { code: barcode } }],
  [createRecipe, { body: recipe }],
  [updateRecipe, { ids: { id: createRecipe }, body: { ...recipe, portions: 3 } }],
];
