import type { FastifyRequest } from 'fastify';
import type { Ai } from '#server/ai/ai.ts';
import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { SendMail } from '#server/mail/transport.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import type { ConsumeRateLimit } from './rate-limits.ts';

/** The member who sent the request. */
export interface CurrentUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  profileImageUrl: string | null;
  /** Increases with every write to the member's data. */
  dataVersion: number;
  /** The time zone that the browser of the member sent last. Null if none was sent yet. */
  timeZone: string | null;
  /**
   * The language that the member last chose in a browser. If none was chosen, the language of the first sign-in. Null
   * if that sign-in named no language.
   */
  language: 'en' | 'sv' | null;
}

/** The caller of a request, and how the caller was identified. */
export interface Identity {
  kind: 'session';
  user: CurrentUser;
  sessionId: number;
  /** The `Set-Cookie` value if this request has extended the session, otherwise undefined. */
  renewedCookie: string | undefined;
}

/**
 * The dependencies of the routes: the database, the clock, and services such as the job queue, mail and file storage.
 * main.ts creates these dependencies, and tests create their own.
 */
export interface Deps {
  db: Db;
  now: () => Date;
  /** Returns the caller, or undefined if the caller is not signed in. */
  identify: (request: FastifyRequest) => Promise<Identity | undefined>;
  consumeRateLimit: ConsumeRateLimit;
  jobs: JobQueue;
  mail: SendMail;
  files: FileStorage;
  ai: Ai;
}
