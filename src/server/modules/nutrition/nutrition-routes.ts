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
  listNutritionDays,
  saveFoodFavourite,
  saveNutritionTargets,
  saveWaterIntake,
  updateFoodEntry,
} from '#contracts/nutrition.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertFound } from '#server/http/api-error.ts';
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
import { getDaySummary, getTargets, listEnergyDays, updateTargets, updateWater } from './summary-service.ts';

export function addNutritionRoutes(app: FastifyInstance, deps: Deps): void {
  addMealRoutes(app, deps);

  addRoute(app, deps, getPhoto, async ({ user, params, reply }) => {
    const photo = await readPhoto(deps.files, user.id, params.name);
    assertFound(photo);
    return reply.type(getPhoto.fileType).send(photo);
  });

  addRoute(app, deps, listFoodSuggestions, ({ db, user, now, zone }) =>
    listRecentAndFavouriteFoods(db, user.id, toCalendarDay(now, zone)),
  );
  addRoute(app, deps, saveFoodFavourite, {
    write: ({ tx, user, body }) => updateFavourite(tx, user.id, body),
  });
  addRoute(app, deps, deleteFoodFavourite, {
    write: ({ tx, user, params }) => deleteFavourite(tx, user.id, params.id),
  });

  addRoute(app, deps, getNutritionTargets, ({ db, user }) => getTargets(db, user.id));
  addRoute(app, deps, saveNutritionTargets, {
    write: ({ tx, edit, body }) => updateTargets(tx, edit, body),
  });
  addRoute(app, deps, getNutritionSummary, ({ db, user, query }) => getDaySummary(db, user.id, query.date));
  addRoute(app, deps, listNutritionDays, ({ db, user, query }) =>
    listEnergyDays(db, user.id, [query.from, query.to]),
  );
  addRoute(app, deps, saveWaterIntake, {
    write: ({ tx, edit, body, now, zone }) =>
      updateWater(tx, edit, resolveDay(body.date, now, zone), body.glasses),
  });
}

function addMealRoutes(app: FastifyInstance, deps: Deps): void {
  const { files } = deps;

  addRoute(app, deps, listFoodEntries, ({ db, user, query }) => listMeals(db, user.id, query));

  addRoute(app, deps, createFoodEntry, {
    prepare: ({ db, user, photo, commitHooks }) => storeMealPhoto(db, user.id, photo, { files, commitHooks }),
    write: ({ tx, prepared: photoKey, user, body, now, zone }) =>
      createMeal(tx, user.id, body, { now, zone }, photoKey),
  });

  addRoute(app, deps, updateFoodEntry, {
    find: async ({ tx, user, params }) => (await listMeals(tx, user.id, { id: params.id, limit: 1 }))[0],
    prepare: ({ db, user, photo, commitHooks }) => storeMealPhoto(db, user.id, photo, { files, commitHooks }),
    write: ({ tx, edit, prepared: photoKey, params, body, commitHooks }) =>
      updateMeal(tx, edit, params.id, { ...body, photoKey }, { files, commitHooks }),
  });

  addRoute(app, deps, deleteFoodEntry, {
    write: ({ tx, user, params, commitHooks }) => deleteMeal(tx, user.id, params.id, { files, commitHooks }),
  });

  addRoute(app, deps, copyFoodEntries, {
    write: ({ tx, user, body, now, zone }) => copyMeals(tx, user.id, body, now, zone),
  });
}
