interface ResetEmailValues {
  firstName: string;
  link: string;
}

/** Returns the email with a password reset link. The only personal data in it is the first name. */
export function resetEmail(
  language: 'en' | 'sv',
  values: ResetEmailValues,
): { subject: string; text: string } {
  return language === 'sv' ? swedish(values) : english(values);
}

const english = ({ firstName, link }: ResetEmailValues) => ({
  subject: 'Reset your Lagom password',
  text: `Hi${firstName && ` ${firstName}`},

Use this link to choose a new password for Lagom:

${link}

The link works once and expires in 15 minutes.

If you didn't ask for it, you can ignore this email. Your password stays the same.
`,
});

const swedish = ({ firstName, link }: ResetEmailValues) => ({
  subject: 'Välj ett nytt lösenord till Lagom',
  text: `Hej${firstName && ` ${firstName}`}!

Här väljer du ett nytt lösenord till Lagom:

${link}

Länken fungerar en gång och gäller i 15 minuter.

Om det inte var du som bad om den kan du bortse från det här mejlet. Ditt lösenord ändras inte.
`,
});
