import type { findUnsentSubmission } from './contact-queries.ts';

type Submission = NonNullable<Awaited<ReturnType<typeof findUnsentSubmission>>>;

/**
 * Returns the email that forwards a contact form to the operator. The sender's text is only in the
 * body of the email, never in a header.
 */
export function submissionEmail(submission: Submission): { subject: string; text: string } {
  const facts = [
    ['Form', submission.form_type],
    ['From', submission.email],
    ['Sent', submission.created_at.toISOString()],
    ['Price', submission.selected_price === null ? '' : `${submission.selected_price} dollars a month`],
    ['Describes themselves as', submission.user_type ?? ''],
  ].filter(([, fact]) => fact !== '');
  const head = facts.map(([name, fact]) => `${name}: ${fact}`).join('\n');
  return {
    subject: `Lagom: ${submission.form_type} form, no. ${submission.id}`,
    text: `${head}\n\n${submission.message ?? '(no message)'}\n`,
  };
}
