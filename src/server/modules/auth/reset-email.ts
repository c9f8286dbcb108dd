interface ResetEmailValues {
  firstName: string;
  link: string;
}

/** The email with a reset link. It says nothing of the person that the mailbox does not know. */
export function resetEmail(
  language: 'en' | 'sv',
  about: ResetEmailValues,
): { subject: string; text: string } {
  return language === 'sv' ? swedish(about) : english(about);
}

const english = ({ firstName, link }: ResetEmailValues) => ({
  subject: 'Reset your Lagom password',
  text: `Hi${firstName && ` ${firstName}`},

Use this link to choose a new password for Lagom:

${link}

The link works once, for 15 minutes.

If you did not ask for it, you need not do anything: your password stays as it is.
`,
});

const swedish = ({ firstName, link }: ResetEmailValues) => ({
  subject: 'Välj ett nytt lösenord till Lagom',
  text: `Hej${firstName && ` ${firstName}`}!

Här väljer du ett nytt lösenord till Lagom:

${link}

Länken fungerar en gång och gäller i 15 minuter.

Var det inte du som bad om den behöver du inte göra något. Ditt lösenord är detsamma som förut.
`,
});
