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
import { addRoute, inTransaction } from '#server/http/add-route.ts';
import { assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/context.ts';
import { readPhoto } from '#server/storage/photo-files.ts';
import { assertNotAhead } from './meal-time.ts';
import { changeMeal, copyMeals, deleteMeal, keepMealPhoto, logMeal, mealsOf } from './nutrition-service.ts';
import { markFavourite, suggestionsFor, unmarkFavourite } from './suggestions-service.ts';
import { setTargets, setWater, summaryOf, targetsOf } from './summary-service.ts';

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

function addMealRoutes(app: FastifyInstance, deps: Deps): void {
  const { files } = deps;

  addRoute(app, deps, listFoodEntries, ({ db, user, query }) => mealsOf(db, user.id, query));

  addRoute(
    app,
    deps,
    createFoodEntry,
    async ({ db, user, body, now, zone, photo, commitHooks }) => {
      const photoKey = await keepMealPhoto(db, user.id, photo, { files, commitHooks });
      return inTransaction(db, user.id, (tx) => logMeal(tx, user.id, body, { now, zone }, photoKey));
    },
    ownTransaction,
  );

  addRoute(
    app,
    deps,
    updateFoodEntry,
    async ({ db, user, params, body, now, photo, commitHooks }) => {
      const photoKey = await keepMealPhoto(db, user.id, photo, { files, commitHooks });
      return inTransaction(db, user.id, (tx) =>
        changeMeal(tx, user.id, params.id, { ...body, photoKey }, now, { files, commitHooks }),
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
