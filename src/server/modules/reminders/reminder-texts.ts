import type { ReminderChannel } from '#domain/reminders/channels.ts';

export type Language = 'en' | 'sv';

interface ReminderText {
  title: string;
  body: string;
}

/** The texts of reminders. They say nothing about a person's health, because locked screens show them. */
const words = {
  en: {
    title: 'Time for your check-in',
    body: 'It takes about a minute.',
    testTitle: 'A test reminder',
    testBody: 'This is how Lagom reminds you of your check-in.',
  },
  sv: {
    title: 'Dags för din avstämning',
    body: 'Det tar ungefär en minut.',
    testTitle: 'En testpåminnelse',
    testBody: 'Så här påminner Lagom dig om din avstämning.',
  },
} as const;

const names: Record<Language, Record<ReminderChannel, string>> = {
  en: { push: 'push', ntfy: 'ntfy', webhook: 'webhook', email: 'email' },
  sv: { push: 'pushnotis', ntfy: 'ntfy', webhook: 'webhook', email: 'e-post' },
};

/**
 * Returns the text of a reminder. If `insteadOf` is not null, the text says that the reminder comes by `channel`
 * because the channel `insteadOf` does not seem to work.
 */
export function reminderText(
  language: Language,
  channel: ReminderChannel,
  insteadOf: ReminderChannel | null,
): ReminderText {
  const { title, body } = words[language];
  return { title, body: insteadOf ? `${body} ${takeOverNotice(language, channel, insteadOf)}` : body };
}

export const testText = (language: Language): ReminderText => ({
  title: words[language].testTitle,
  body: words[language].testBody,
});

/**
 * Returns the sentence about a replaced channel. The sentence does not claim that reminders were lost, because
 * reminders that nobody opened may have arrived.
 */
function takeOverNotice(language: Language, channel: ReminderChannel, insteadOf: ReminderChannel): string {
  const { [channel]: used, [insteadOf]: failed } = names[language];
  if (language === 'sv')
    return `Påminnelser via ${failed} verkar inte nå dig, så den här kommer via ${used}.`;
  return `Reminders by ${failed} don't seem to reach you, so this one comes by ${used}.`;
}

/** Returns the text of a reminder email. `firstName` may be empty. */
export function emailText(
  language: Language,
  firstName: string,
  text: ReminderText,
  links: { open: string; unsubscribe: string },
): string {
  if (language === 'sv')
    return `Hej${firstName && ` ${firstName}`}!

${text.title}. ${text.body}

${links.open}

Vill du inte ha påminnelser via e-post? Stäng av dem här:
${links.unsubscribe}
`;
  return `Hi${firstName && ` ${firstName}`},

${text.title}. ${text.body}

${links.open}

Don't want reminders by email? Switch them off here:
${links.unsubscribe}
`;
}
