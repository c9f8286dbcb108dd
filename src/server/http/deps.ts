import type { FastifyRequest } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { SendMail } from '#server/mail/transport.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import type { ConsumeRateLimit } from './rate-limits.ts';

/** The member who is calling. */
export interface CurrentUser {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  profileImageUrl: string | null;
  /** Increases with every write to the member's data. */
  dataVersion: number;
  /** The IANA time zone that the member's browser sent last. */
  timeZone: string | null;
}

/** The caller of a request, and how the caller was identified. */
export interface Identity {
  kind: 'session';
  user: CurrentUser;
  sessionId: number;
  /** The `Set-Cookie` value of a session that was just extended. */
  renewedCookie: string | undefined;
}

/** The dependencies of all routes. Only main.ts and the tests create them. */
export interface Deps {
  db: Db;
  now: () => Date;
  /** Returns the caller, or undefined for a visitor. */
  identify: (request: FastifyRequest) => Promise<Identity | undefined>;
  consumeRateLimit: ConsumeRateLimit;
  jobs: JobQueue;
  mail: SendMail;
  files: FileStorage;
}
