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
import { toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute, inTransaction } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { resolveDay } from '#server/http/event-time.ts';
import { readPhoto } from '#server/storage/photo-files.ts';
import {
  copyMeals,
  createMeal,
  deleteMeal,
  listMeals,
  storeMealPhoto,
  updateMeal,
} from './nutrition-service.ts';
import { deleteFavourite, listRecentAndFavouriteFoods, updateFavourite } from './suggestions-service.ts';
import { getDaySummary, getTargets, updateTargets, updateWater } from './summary-service.ts';

/** A photo is put away before the transaction that the handler opens: a slow bucket stops nobody else. */
const ownTransaction = { transaction: false };

export function addNutritionRoutes(app: FastifyInstance, deps: Deps): void {
  addMealRoutes(app, deps);

  addRoute(app, deps, getPhoto, async ({ user, params, reply }) => {
    const photo = await readPhoto(deps.files, user.id, params.name);
    assertThat(photo, 'not_found');
    return reply.type('image/jpeg').send(photo);
  });

  addRoute(app, deps, listFoodSuggestions, ({ db, user, now, zone }) =>
    listRecentAndFavouriteFoods(db, user.id, toCalendarDay(now, zone)),
  );
  addRoute(app, deps, saveFoodFavourite, ({ db, user, body }) => updateFavourite(db, user.id, body));
  addRoute(app, deps, deleteFoodFavourite, ({ db, user, params }) => deleteFavourite(db, user.id, params.id));

  addRoute(app, deps, getNutritionTargets, ({ db, user }) => getTargets(db, user.id));
  addRoute(app, deps, saveNutritionTargets, ({ db, user, body }) => updateTargets(db, user.id, body));
  addRoute(app, deps, getNutritionSummary, ({ db, user, query }) => getDaySummary(db, user.id, query.date));
  addRoute(app, deps, saveWaterIntake, ({ db, user, body, now, zone }) => {
    return updateWater(db, user.id, resolveDay(body.date, now, zone), body.glasses);
  });
}

function addMealRoutes(app: FastifyInstance, deps: Deps): void {
  const { files } = deps;

  addRoute(app, deps, listFoodEntries, ({ db, user, query }) => listMeals(db, user.id, query));

  addRoute(
    app,
    deps,
    createFoodEntry,
    async ({ db, user, body, now, zone, photo, commitHooks }) => {
      const photoKey = await storeMealPhoto(db, user.id, photo, { files, commitHooks });
      return inTransaction(db, user.id, (tx) => createMeal(tx, user.id, body, { now, zone }, photoKey));
    },
    ownTransaction,
  );

  addRoute(
    app,
    deps,
    updateFoodEntry,
    async ({ db, user, params, body, now, photo, commitHooks }) => {
      const photoKey = await storeMealPhoto(db, user.id, photo, { files, commitHooks });
      return inTransaction(db, user.id, (tx) =>
        updateMeal(tx, user.id, params.id, { ...body, photoKey }, now, { files, commitHooks }),
      );
    },
    ownTransaction,
  );

  addRoute(app, deps, deleteFoodEntry, ({ db, user, params, commitHooks }) =>
    deleteMeal(db, user.id, params.id, { files, commitHooks }),
  );

  addRoute(app, deps, copyFoodEntries, ({ db, user, body, now, zone }) =>
    copyMeals(db, user.id, body, now, zone),
  );
}
