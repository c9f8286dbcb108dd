import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { SendMail } from '#server/mail/mail.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import type { ConsumeRateLimit } from './rate-limits.ts';

/** The signed-in user of a request. */
export interface SessionUser {
  id: number;
  sessionId: number;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  profileImageUrl: string | null;
  /** Increases with every write of this person's data. */
  dataVersion: number;
}

export interface FoundSession {
  user: SessionUser;
  /** The `Set-Cookie` header to send if the session was just extended. */
  renewedCookie: string | undefined;
}

/** The dependencies of every route. Only main and the tests create them. */
export interface Deps {
  db: Db;
  now: () => Date;
  findSession: (cookieHeader: string | undefined, now: Date) => Promise<FoundSession | undefined>;
  consumeRateLimit: ConsumeRateLimit;
  jobs: JobQueue;
  mail: SendMail;
  files: FileStorage;
}
