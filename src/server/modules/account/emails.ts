type Language = 'en' | 'sv';
interface EmailContent {
  subject: string;
  text: string;
}

const greeting = (language: Language, firstName: string) =>
  language === 'sv' ? `Hej${firstName && ` ${firstName}`}!` : `Hi${firstName && ` ${firstName}`},`;

/** Returns the email to a new address, with the link that confirms the address. */
export function confirmAddressEmail(language: Language, firstName: string, link: string): EmailContent {
  if (language === 'sv')
    return {
      subject: 'Bekräfta din nya e-postadress till Lagom',
      text: `${greeting('sv', firstName)}

Bekräfta att du vill använda den här adressen i Lagom:

${link}

Länken fungerar en gång och gäller i 60 minuter. Tills du har bekräftat loggar du in med din gamla adress.

Om det inte var du som bad om bytet kan du bortse från det här mejlet.
`,
    };
  return {
    subject: 'Confirm your new email address for Lagom',
    text: `${greeting('en', firstName)}

Use this link to confirm that you want to use this address in Lagom:

${link}

The link works once and expires in 60 minutes. Until you confirm, sign in with your old address.

If you didn't ask for this, you can ignore this email.
`,
  };
}

/** Returns the email to a requested new address that already has an account. */
export function addressTakenEmail(language: Language): EmailContent {
  if (language === 'sv')
    return {
      subject: 'Den här adressen har redan ett konto i Lagom',
      text: `Hej!

Någon ville byta till den här e-postadressen i Lagom. Den hör redan till ett konto, så ingenting har ändrats.

Om det var du: logga in med den här adressen eller välj en annan. Om det inte var du kan du bortse från det här mejlet.
`,
    };
  return {
    subject: 'This address already has a Lagom account',
    text: `Hi,

Someone tried to change their Lagom account to this email address. It already belongs to an account, so nothing has changed.

If it was you, sign in with this address or choose another one. If it wasn't, you can ignore this email.
`,
  };
}

/** Returns the notice to the current address of an account when a change of address is requested. */
export function addressChangeNoticeEmail(language: Language, firstName: string): EmailContent {
  if (language === 'sv')
    return {
      subject: 'Någon vill byta e-postadress på ditt konto i Lagom',
      text: `${greeting('sv', firstName)}

Någon som är inloggad på ditt konto och kan ditt lösenord har bett om att byta e-postadress. Bytet sker när den nya adressen har bekräftats.

Var det inte du? Byt lösenord nu och logga ut de andra enheterna i dina kontoinställningar.
`,
    };
  return {
    subject: 'Your Lagom email address is about to change',
    text: `${greeting('en', firstName)}

Someone who is signed in to your account and knows your password asked to change its email address. The change takes effect when the new address is confirmed.

If this wasn't you, change your password now and sign out your other devices in your account settings.
`,
  };
}
