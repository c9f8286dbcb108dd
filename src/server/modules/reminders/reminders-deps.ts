import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/http/deps.ts';

/** The dependencies of the functions for reminders. */
export type RemindersDeps = Pick<Deps, 'db' | 'now' | 'jobs' | 'mail'> & {
  log: Pick<FastifyBaseLogger, 'warn'>;
  settings: Pick<
    Config,
    | 'APP_URL'
    | 'CONTACT_EMAIL'
    | 'NTFY_URL'
    | 'PUSH_HOSTS'
    | 'PUSH_TEST_ORIGIN'
    | 'REMINDER_WEBHOOK_SECRET'
    | 'REMINDER_WEBHOOK_URL'
    | 'SECRET'
    | 'SMTP_URL'
  >;
};
