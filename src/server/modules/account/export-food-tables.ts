import type { DB } from '#server/db/tables.ts';
import { commonLabels as c } from './export-labels.ts';
import { byId, byUser, type ExportRules } from './export-rules.ts';

const mealLabels = {
  name: ['What was eaten', 'Vad som åts'],
  description: ['Description', 'Beskrivning'],
  calories: ['Energy in kilocalories', 'Energi i kilokalorier'],
  protein: ['Protein in grams', 'Protein i gram'],
  carbs: ['Carbohydrates in grams', 'Kolhydrater i gram'],
  fat: ['Fat in grams', 'Fett i gram'],
  meal_type: ['Breakfast, lunch, dinner or snack', 'Frukost, lunch, middag eller mellanmål'],
} as const;

/** The export rules for the tables of meals, foods and AI services. */
export const foodTables = {
  food_entries: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      ...mealLabels,
      voice_transcript: ['What you said', 'Vad du sade'],
      photo_key: ['Photo: a file in photos', 'Foto: en fil i photos'],
      nutrition_score: ['AI score, 0 to 10', 'AI-betyg, 0 till 10'],
      items: ['Its foods with grams and values, as JSON', 'Dess livsmedel med gram och värden, som JSON'],
      eaten_at: c.happened_at,
      zone: c.zone,
      day: c.day,
      source: c.source,
      external_id: c.external_id,
      ordered_at: 'technical',
      created_at: c.created_at,
    },
  },
  food_favourites: {
    owner: 'user_id',
    key: byId,
    columns: { id: c.id, user_id: c.user_id, ...mealLabels, created_at: c.created_at },
  },
  own_foods: {
    owner: 'user_id',
    key: byId,
    columns: {
      id: c.id,
      user_id: c.user_id,
      name: ['Name of your food or recipe', 'Namnet på ditt livsmedel eller recept'],
      kcal: ['Kilocalories per 100 g', 'Kilokalorier per 100 g'],
      protein: ['Protein per 100 g', 'Protein per 100 g'],
      carbs: ['Carbohydrates per 100 g', 'Kolhydrater per 100 g'],
      fat: ['Fat per 100 g', 'Fett per 100 g'],
      portion_grams: ['Weight of a portion in grams', 'En portions vikt i gram'],
      gtin: ['Number of the barcode', 'Streckkodens nummer'],
      portions: ['Portions that a recipe makes', 'Portioner som ett recept ger'],
      items: ['Foods of a recipe with grams, as JSON', 'Ett recepts livsmedel med gram, som JSON'],
      created_at: c.created_at,
      updated_at: c.updated_at,
    },
  },
  barcode_products: { excluded: 'not-personal' },
  ai_consents: {
    owner: 'user_id',
    key: ['purpose'],
    columns: {
      user_id: c.user_id,
      purpose: ['What an AI service is used for', 'Vad en AI-tjänst används till'],
      service: ['The service', 'Tjänsten'],
      given: ['Whether you have consented', 'Om du har samtyckt'],
      changed_at: c.updated_at,
    },
  },
  ai_usage: {
    owner: 'user_id',
    key: ['day', 'purpose'],
    columns: {
      user_id: c.user_id,
      day: c.day,
      ends_at: ['When the day ends, in UTC', 'När dagen tar slut, i UTC'],
      purpose: ['What an AI service was used for', 'Vad en AI-tjänst användes till'],
      calls: ['How often it was used', 'Hur ofta den användes'],
      units_sent: ['Tokens that were sent', 'Tokens som skickades'],
      units_received: ['Tokens that were received', 'Tokens som togs emot'],
    },
  },
  nutrition_targets: {
    owner: 'user_id',
    key: byUser,
    columns: {
      user_id: c.user_id,
      calories: ['Kilocalories a day you aim for', 'Kilokalorier om dagen du siktar på'],
      protein: ['Protein a day, in grams', 'Protein om dagen i gram'],
      carbs: ['Carbohydrates a day, in grams', 'Kolhydrater om dagen i gram'],
      fat: ['Fat a day, in grams', 'Fett om dagen i gram'],
      updated_at: c.updated_at,
    },
  },
} as const satisfies Partial<ExportRules<keyof DB>>;
