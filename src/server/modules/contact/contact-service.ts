import { z } from 'zod';
import type { sendContact } from '#contracts/contact.ts';
import { contactProblemTexts, contactSuccessTexts } from '#contracts/contact-texts.ts';
import type { EndpointParsed, EndpointResult } from '#contracts/endpoint.ts';
import { cleanText, isVisible } from '#domain/clean-text.ts';
import { findContactProblem } from '#domain/contact.ts';
import type { Db } from '#server/db/connect.ts';
import type { Deps } from '#server/http/deps.ts';
import type { Job } from '#server/jobs/job-queue.ts';
import {
  deleteSubmissions,
  findSubmissions,
  findUnsentSubmission,
  insertSubmission,
  updateSubmissionSent,
} from './contact-queries.ts';
import { submissionEmail } from './submission-email.ts';

type Form = EndpointParsed<typeof sendContact>['body'];
type Answer = EndpointResult<typeof sendContact>;

const submissionJobData = z.object({ id: z.int() });

/**
 * The job that emails a contact form to the operator. If the mail server is down, the job is
 * retried for over eleven hours. The form stays in the database even if all attempts fail.
 */
export const sendSubmissionJob: Job<z.output<typeof submissionJobData>> = {
  name: 'contact-mail',
  data: submissionJobData,
  retries: 13,
};

/** Returns the response to an accepted form, in a language. */
export const toSuccess = ({ formType }: Pick<Form, 'formType'>, language: 'en' | 'sv'): Answer => ({
  success: true,
  message: (formType === 'customer' ? contactSuccessTexts.survey : contactSuccessTexts.message)[language],
  problem: null,
});

/**
 * Stores a valid form and queues its email, in one transaction. Stores nothing if the form is rejected. Returns the
 * response to the sender in `language`, which contains the reason of a rejection.
 */
export async function createSubmission(
  deps: Pick<Deps, 'db' | 'jobs'>,
  form: Form,
  now: Date,
  language: 'en' | 'sv',
): Promise<Answer> {
  const problem = findContactProblem(form);
  if (problem) return { success: false, message: contactProblemTexts[problem][language], problem };
  const isSurvey = form.formType === 'customer';
  const message = cleanText(form.message ?? '');
  await deps.db.transaction().execute(async (tx) => {
    const id = await insertSubmission(tx, {
      form_type: form.formType,
      email: form.email.trim().toLowerCase(),
      message: isVisible(message) ? message : null,
      selected_price: isSurvey ? form.selectedPrice : null,
      user_type: isSurvey ? (form.userType ?? null) : null,
      created_at: now,
    });
    await deps.jobs.send(tx, sendSubmissionJob, { id });
  });
  return toSuccess(form, language);
}

export async function sendSubmission(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  to: string,
  { id }: { id: number },
): Promise<void> {
  const submission = await findUnsentSubmission(deps.db, id);
  if (!submission) return;
  await deps.mail({ to, ...submissionEmail(submission) });
  await updateSubmissionSent(deps.db, id, deps.now());
}

/** Returns all submissions, oldest first, for the command line. */
export const listSubmissions = (db: Db) => findSubmissions(db);

/** Deletes all submissions from an email address, for the command line. Returns the number of deleted submissions. */
export const deleteSubmissionsFrom = (db: Db, email: string) => deleteSubmissions(db, email);
