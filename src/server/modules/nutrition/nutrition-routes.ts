import type { FastifyInstance } from 'fastify';
import {
  copyFoodEntries,
  createFoodEntry,
  deleteFoodEntry,
  deleteFoodFavourite,
  getNutritionSummary,
  getNutritionTargets,
  getPhoto,
  listFoodEntries,
  listFoodSuggestions,
  saveFoodFavourite,
  saveNutritionTargets,
  saveWaterIntake,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { dayOf } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/context.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { readPhoto } from '#server/storage/photo-files.ts';
import { assertNotAhead } from './meal-time.ts';
import { changeMeal, copyMeals, deleteMeal, logMeal, mealsOf } from './nutrition-service.ts';
import { markFavourite, suggestionsFor, unmarkFavourite } from './suggestions-service.ts';
import { setTargets, setWater, summaryOf, targetsOf } from './summary-service.ts';

export function addNutritionRoutes(app: FastifyInstance, deps: Deps, files: FileStorage): void {
  addMealRoutes(app, deps, files);

  addRoute(app, deps, getPhoto, async ({ user, params, reply }) => {
    const photo = await readPhoto(files, user.id, params.name);
    assertThat(photo, 'not_found');
    return reply.type('image/jpeg').send(photo);
  });

  addRoute(app, deps, listFoodSuggestions, ({ db, user, now, zone }) =>
    suggestionsFor(db, user.id, dayOf(now, zone)),
  );
  addRoute(app, deps, saveFoodFavourite, ({ db, user, body }) => markFavourite(db, user.id, body));
  addRoute(app, deps, deleteFoodFavourite, ({ db, user, params }) => unmarkFavourite(db, user.id, params.id));

  addRoute(app, deps, getNutritionTargets, ({ db, user }) => targetsOf(db, user.id));
  addRoute(app, deps, saveNutritionTargets, ({ db, user, body }) => setTargets(db, user.id, body));
  addRoute(app, deps, getNutritionSummary, ({ db, user, query }) => summaryOf(db, user.id, query.date));
  addRoute(app, deps, saveWaterIntake, ({ db, user, body, now, zone }) => {
    const today = dayOf(now, zone);
    const date = body.date ?? today;
    assertNotAhead(date, today, 'date');
    return setWater(db, user.id, date, body.glasses);
  });
}

function addMealRoutes(app: FastifyInstance, deps: Deps, files: FileStorage): void {
  const committed = deps.db;

  addRoute(app, deps, listFoodEntries, ({ db, user, query }) => mealsOf(db, user.id, query));

  addRoute(app, deps, createFoodEntry, ({ db, user, body, now, zone, photo, outcome }) =>
    logMeal(db, user.id, body, { now, zone }, { files, photo, outcome, committed }),
  );

  addRoute(app, deps, updateFoodEntry, ({ db, user, params, body, now, photo, outcome }) =>
    changeMeal(db, user.id, params.id, body, now, { files, photo, outcome, committed }),
  );

  addRoute(app, deps, deleteFoodEntry, ({ db, user, params, outcome }) =>
    deleteMeal(db, user.id, params.id, { files, outcome }),
  );

  addRoute(app, deps, copyFoodEntries, ({ db, user, body, now, zone }) =>
    copyMeals(db, user.id, body, now, zone),
  );
}
