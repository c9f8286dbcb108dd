interface AddressLinkValues {
  firstName: string;
  link: string;
}

/** Returns the email with a link that confirms the address of an account. */
export function addressLinkEmail(
  language: 'en' | 'sv',
  values: AddressLinkValues,
): { subject: string; text: string } {
  return language === 'sv' ? swedish(values) : english(values);
}

const english = ({ firstName, link }: AddressLinkValues) => ({
  subject: 'Confirm your email address for Lagom',
  text: `Hi${firstName && ` ${firstName}`},

Use this link to confirm that this address belongs to your Lagom account:

${link}

The link works once and expires in 24 hours. Once your address is confirmed, a password reset keeps your two-step sign-in and your passkeys.

If you don't have a Lagom account, you can ignore this email.
`,
});

const swedish = ({ firstName, link }: AddressLinkValues) => ({
  subject: 'Bekräfta din e-postadress till Lagom',
  text: `Hej${firstName && ` ${firstName}`}!

Bekräfta att den här adressen hör till ditt konto i Lagom:

${link}

Länken fungerar en gång och gäller i 24 timmar. När adressen är bekräftad har du kvar tvåstegsinloggningen och dina lösennycklar även om du byter lösenord via e-post.

Om du inte har något konto i Lagom kan du bortse från det här mejlet.
`,
});
