type Language = 'en' | 'sv';
interface EmailContent {
  subject: string;
  text: string;
}

const greeting = (language: Language, firstName: string) =>
  language === 'sv' ? `Hej${firstName && ` ${firstName}`}!` : `Hi${firstName && ` ${firstName}`},`;

/** To the new address: the link that makes it the account's. */
export function confirmAddressEmail(language: Language, firstName: string, link: string): EmailContent {
  if (language === 'sv')
    return {
      subject: 'Bekräfta din nya e-postadress till Lagom',
      text: `${greeting('sv', firstName)}

Bekräfta att du vill använda den här adressen i Lagom:

${link}

Länken fungerar en gång och gäller i 60 minuter. Till dess loggar du in med den gamla adressen.

Var det inte du som bad om det behöver du inte göra något.
`,
    };
  return {
    subject: 'Confirm your new email address for Lagom',
    text: `${greeting('en', firstName)}

Use this link to make this the address of your Lagom account:

${link}

The link works once, for 60 minutes. Until then you sign in with the old address.

If you did not ask for it, you need not do anything.
`,
  };
}

/** To an address that somebody wanted for their account, and that has one already. */
export function addressTakenEmail(language: Language): EmailContent {
  if (language === 'sv')
    return {
      subject: 'Den här adressen har redan ett konto i Lagom',
      text: `Hej!

Någon ville byta till den här e-postadressen i Lagom. Den hör redan till ett konto, så ingenting har ändrats.

Var det du? Logga in med den här adressen, eller välj en annan. Var det inte du behöver du inte göra något.
`,
    };
  return {
    subject: 'This address already has a Lagom account',
    text: `Hi,

Somebody wanted to change their Lagom account to this email address. It already belongs to an account, so nothing was changed.

Was it you? Sign in with this address, or choose another. If it was not, you need not do anything.
`,
  };
}

/** To the address that the account has: whoever owns it learns that it may be replaced. */
export function addressChangeNoticeEmail(language: Language, firstName: string): EmailContent {
  if (language === 'sv')
    return {
      subject: 'Ditt konto i Lagom ska få en ny e-postadress',
      text: `${greeting('sv', firstName)}

Någon som är inloggad på ditt konto, och kan ditt lösenord, har bett om att byta e-postadress. Bytet sker när den nya adressen har bekräftats.

Var det inte du? Byt lösenord nu och avsluta de andra inloggningarna under kontoinställningarna.
`,
    };
  return {
    subject: 'Your Lagom account is to get a new email address',
    text: `${greeting('en', firstName)}

Somebody signed in to your account, who knows your password, asked to change its email address. It changes once the new address is confirmed.

Was it not you? Change your password now, and end the other sessions in your account settings.
`,
  };
}
