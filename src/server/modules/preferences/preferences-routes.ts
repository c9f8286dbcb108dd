import type { FastifyInstance } from 'fastify';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/context.ts';
import { changePreferences, preferencesOf } from './preferences-service.ts';

export function addPreferencesRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getPreferences, async ({ db, user }) => ({
    preferences: await preferencesOf(db, user.id),
  }));

  addRoute(app, deps, savePreferences, async ({ db, user, body }) => ({
    preferences: await changePreferences(db, user.id, body),
  }));
}
