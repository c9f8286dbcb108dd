import { pages } from '#contracts/pages.ts';
import { unsubscribe } from '#contracts/reminders.ts';
import { refusedForGood, refusedForNow, type SendResult } from '#server/push/send-result.ts';
import { emailText, type Language } from './reminder-texts.ts';
import type { RemindersDeps } from './reminders-deps.ts';
import { createUnsubscribeToken } from './unsubscribe-token.ts';

interface ReminderEmail {
  to: string;
  firstName: string;
  language: Language;
  text: { title: string; body: string };
  /** The address that opens the check-in. */
  openUrl: string;
}

/**
 * Sends a reminder by email. Never rejects: the result says what happened. The headers let mail programs unsubscribe
 * the person with one click (RFC 8058), which needs `https`. Without `https`, the header `List-Unsubscribe` only links
 * to the page that asks for confirmation.
 */
export async function sendReminderEmail(
  { mail, settings }: Pick<RemindersDeps, 'mail' | 'settings'>,
  userId: number,
  { to, firstName, language, text, openUrl }: ReminderEmail,
): Promise<SendResult> {
  const { APP_URL, SECRET } = settings;
  const token = createUnsubscribeToken(SECRET, userId);
  const page = `${APP_URL}${pages.unsubscribe}?token=${token}&lang=${language}`;
  const oneClick = `${APP_URL}${unsubscribe.path.replace(':token', token)}`;
  const isSecure = APP_URL.startsWith('https:');
  const headers = {
    'List-Unsubscribe': `<${isSecure ? oneClick : page}>`,
    ...(isSecure && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
  const body = emailText(language, firstName, text, { open: openUrl, unsubscribe: page });
  try {
    await mail({ to, subject: text.title, text: body, headers });
    return { result: 'sent' };
  } catch (error) {
    return resultOfMailError(error as MailError);
  }
}

interface MailError {
  code?: string;
  /** The SMTP command that failed, or `CONN` if there was no connection yet. */
  command?: string;
  /** The SMTP status, if the mail server answered. */
  responseCode?: number;
}

function resultOfMailError({ code, command, responseCode }: MailError): SendResult {
  // The mail server rejected the operator's password, so the error does not concern the recipient.
  if (code === 'EAUTH') return refusedForNow;
  if (responseCode !== undefined) return responseCode >= 500 ? refusedForGood : refusedForNow;
  return command === 'CONN' || code === 'EDNS' ? refusedForNow : { result: 'no_answer' };
}
