import type { FastifyInstance } from 'fastify';
import { pages } from '#contracts/pages.ts';
import {
  createReminderCalendar,
  deletePushSubscription,
  deleteReminderCalendar,
  getReminders,
  getUnsubscribeState,
  savePushSubscription,
  saveReminderChannels,
  sendTestReminder,
  unsubscribe,
} from '#contracts/reminders.ts';
import type { Config } from '#server/config.ts';
import { addRoute } from '#server/http/add-route.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import type { Deps } from '#server/http/deps.ts';
import { createLinkToken, hashLinkToken } from '#server/mail/link-token.ts';
import { isPushEndpoint } from '#server/push/push-endpoint.ts';
import { ensureVapidKeys } from '#server/push/vapid-keys.ts';
import { addCalendarRoute, calendarAddress } from './calendar-route.ts';
import { deleteCalendar, upsertCalendar } from './calendars-queries.ts';
import { noteVisits } from './note-visits.ts';
import { defineReminderJobs } from './reminders-jobs.ts';
import { clearFailures } from './reminders-queries.ts';
import { getReminderState, getsEmails, stopEmails, updateReminderChannels } from './reminders-service.ts';
import { deleteSubscriptions, upsertSubscription } from './subscriptions-queries.ts';
import { sendTest } from './test-reminder.ts';

export function addReminderRoutes(app: FastifyInstance, deps: Deps, settings: Config): void {
  const reminders = { ...deps, settings, log: app.log };
  defineReminderJobs(reminders);
  noteVisits(app, deps);
  app.addHook('onReady', async () => void (await ensureVapidKeys(deps.db, deps.now())));

  addRoute(app, deps, getReminders, ({ user, now }) => getReminderState(reminders, user.id, now));

  addRoute(app, deps, savePushSubscription, {
    write: async ({ tx, user, identity, body, now }) => {
      assertThat(isPushEndpoint(body.endpoint, settings), 'push_service_unknown', 'endpoint');
      const subscription = { endpoint: body.endpoint, ...body.keys };
      const id = await upsertSubscription(tx, user.id, identity.sessionId, subscription, now);
      await clearFailures(tx, user.id, 'push');
      return { id };
    },
  });
  addRoute(app, deps, deletePushSubscription, {
    write: async ({ tx, user, params }) => {
      assertFound(await deleteSubscriptions(tx, user.id, [params.id]), 'id');
      return { success: true as const };
    },
  });

  addRoute(app, deps, saveReminderChannels, {
    write: async ({ tx, user, body }) => {
      await updateReminderChannels(tx, user.id, body, settings);
      return { success: true as const };
    },
  });
  addRoute(app, deps, sendTestReminder, {
    // Sends the test before the transaction, because push services and mail servers may answer slowly.
    prepare: async ({ user, body }) => {
      await deps.consumeRateLimit('reminder_test_account', String(user.id));
      return sendTest(reminders, user, body.channel);
    },
    write: async ({ prepared }) => ({ result: prepared }),
  });

  addRoute(app, deps, createReminderCalendar, {
    write: async ({ tx, user, now }) => {
      const token = createLinkToken();
      await upsertCalendar(tx, user.id, hashLinkToken(token), now);
      return { url: calendarAddress(settings.APP_URL, token), createdAt: now };
    },
  });
  addRoute(app, deps, deleteReminderCalendar, {
    write: async ({ tx, user }) => {
      assertFound(await deleteCalendar(tx, user.id));
      return { success: true as const };
    },
  });
  addCalendarRoute(app, reminders);

  addRoute(app, deps, getUnsubscribeState, async ({ db, params }) => ({
    emailNotifications: await getsEmails(db, settings, params.token),
  }));
  addRoute(app, deps, unsubscribe, async ({ db, params, now }) => {
    await stopEmails(db, settings, params.token, now);
    return { success: true as const };
  });
  // Redirects a GET request to the page that asks for confirmation, because mail programs can also
  // open the address in the header `List-Unsubscribe` as a link.
  app.get<{ Params: { token: string } }>(unsubscribe.path, ({ params }, reply) =>
    reply.redirect(`${pages.unsubscribe}?token=${encodeURIComponent(params.token)}`, 302),
  );
}
