import { z } from 'zod';
import { addDays } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import { type Claim, claimReminder } from './claim-reminder.ts';
import { finishReminder } from './finish-reminder.ts';
import { reminderText } from './reminder-texts.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { findPeopleToLookAt } from './reminders-queries.ts';
import { sendMessage } from './send-reminder.ts';

const reminderData = z.object({ userId: z.number() });

/**
 * The job that sends the reminder of one person if the reminder is due. The job is not retried:
 * after a failure, the person's reminder is still due, so `dueRemindersJob` starts the job again in
 * the next minute.
 */
const reminderJob: Job<z.output<typeof reminderData>> = {
  name: 'reminder',
  data: reminderData,
  retries: 0,
  key: ({ userId }) => String(userId),
};

/** The job that runs every minute and starts `reminderJob` for each person whose next reminder may be due. */
export const dueRemindersJob: Job<object> = {
  name: 'reminders-due',
  data: z.object({}),
  retries: 0,
  schedule: { cron: '* * * * *', zone: 'UTC' },
};

/** The maximum number of people that one query returns. */
const pageSize = 500;

export function defineReminderJobs(deps: RemindersDeps): void {
  deps.jobs.define(dueRemindersJob, () => queueDueReminders(deps));
  deps.jobs.define(reminderJob, ({ userId }) => lookAtPerson(deps, userId));
}

async function queueDueReminders({ db, jobs, now }: RemindersDeps): Promise<void> {
  let people: number[] = [];
  do {
    people = await findPeopleToLookAt(db, now(), people.at(-1) ?? 0, pageSize);
    for (const userId of people) await jobs.send(db, reminderJob, { userId });
  } while (people.length === pageSize);
}

/**
 * Sends the reminder of a person if it is due. If a channel refuses the reminder for good, tries the next channel at
 * once.
 */
export async function lookAtPerson(deps: RemindersDeps, userId: number): Promise<void> {
  for (let claim = await claimReminder(deps, userId); claim; claim = await claimReminder(deps, userId)) {
    const result = await send(deps, claim);
    const { channel } = claim.reminder;
    // Logs every result except `sent`, so that the operator notices a wrong setting. The log entry contains nothing
    // about the person.
    if (result.result !== 'sent') deps.log.warn({ channel, ...result }, 'a reminder was not accepted');
    await finishReminder(deps, claim, result);
  }
}

function send(deps: RemindersDeps, { userId, person, reminder }: Claim) {
  const language = person.language ?? 'en';
  return sendMessage(deps, reminder.channel, {
    userId,
    email: person.email,
    firstName: person.firstName,
    language,
    text: reminderText(language, reminder.channel, reminder.insteadOf),
    tag: reminder.day,
    expiresAt: toInstant(addDays(reminder.day, 1), '00:00', person.timeZone ?? 'UTC'),
  });
}
