import type { Db } from '#server/db/connect.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { SendMail } from '#server/mail/mail.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import type { ConsumeRateLimit } from './rate-limits.ts';

/** Who is asking, as the session says. */
export interface SessionUser {
  id: number;
  sessionId: number;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  profileImageUrl: string | null;
  /** Goes up with every write of this person's. */
  dataVersion: number;
}

export interface FoundSession {
  user: SessionUser;
  /** A `Set-Cookie` that is due to the browser, as its session was prolonged just now. */
  renewedCookie: string | undefined;
}

/** What every route is built from; main and the tests wire it, nothing reaches around it. */
export interface Deps {
  db: Db;
  now: () => Date;
  findSession: (cookieHeader: string | undefined, now: Date) => Promise<FoundSession | undefined>;
  consumeRateLimit: ConsumeRateLimit;
  jobs: JobQueue;
  mail: SendMail;
  files: FileStorage;
}
