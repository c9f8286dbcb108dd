import type { FastifyInstance } from 'fastify';
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
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { findByBarcode } from './barcode-service.ts';
import { listSources, parseText, searchAllFoods } from './foods-service.ts';
import { createOwn, deleteOwn, listOwn, toFoodValues, updateOwn } from './own-foods-service.ts';
import { computeRecipe, recomputeRecipe } from './recipe-values.ts';

export function addFoodsRoutes(app: FastifyInstance, deps: Deps, config: Config): void {
  const baseUrl = config.OPEN_FOOD_FACTS_URL;

  addRoute(app, deps, listFoods, ({ db, user, query, now, zone }) =>
    searchAllFoods(db, user, toCalendarDay(now, zone), query),
  );
  addRoute(app, deps, listFoodSources, async () => listSources(baseUrl !== undefined));
  addRoute(app, deps, parseFoods, async ({ db, user, body, now, zone }) => {
    await deps.consumeRateLimit('food_parse_account', String(user.id));
    return parseText(db, user, toCalendarDay(now, zone), body);
  });
  addRoute(app, deps, findFoodByBarcode, ({ db, user, params, now }) =>
    findByBarcode(db, user.id, params.code, {
      baseUrl,
      now,
      consumeLimit: () => deps.consumeRateLimit('barcode_lookup', 'all'),
    }),
  );

  addRoute(app, deps, listOwnFoods, ({ db, user }) => listOwn(db, user.id));
  addRoute(app, deps, createOwnFood, {
    write: ({ tx, user, body }) => createOwn(tx, user.id, toFoodValues(body)),
  });
  addRoute(app, deps, updateOwnFood, {
    find: async ({ tx, user, params }) => (await listOwn(tx, user.id)).find(({ id }) => id === params.id),
    write: ({ tx, edit, params, body }) => updateOwn(tx, edit, params.id, toFoodValues(body)),
  });
  addRoute(app, deps, createRecipe, {
    prepare: ({ db, user, body }) => computeRecipe(db, user.id, body),
    write: ({ tx, user, prepared }) => createOwn(tx, user.id, prepared),
  });
  addRoute(app, deps, updateRecipe, {
    prepare: ({ db, user, params, body }) => recomputeRecipe(db, user.id, params.id, body),
    write: ({ tx, edit, params, prepared }) => updateOwn(tx, edit, params.id, prepared),
  });
  addRoute(app, deps, deleteOwnFood, {
    write: ({ tx, user, params }) => deleteOwn(tx, user.id, params.id),
  });
}
