import type { FastifyInstance } from 'fastify';
import { getPreferences, savePreferences } from '#contracts/preferences.ts';
import { addRoute } from '#server/http/add-route.ts';
import type { Deps } from '#server/http/deps.ts';
import { getUserPreferences, updateUserPreferences } from './preferences-service.ts';

export function addPreferencesRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, deps, getPreferences, async ({ db, user }) => ({
    preferences: await getUserPreferences(db, user.id),
  }));

  addRoute(app, deps, savePreferences, {
    write: async ({ tx, edit, body: { preferences, ...changes } }) => ({
      preferences: await updateUserPreferences(tx, edit, { ...preferences, ...changes }),
    }),
  });
}
