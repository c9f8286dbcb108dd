import type { MailSettings, SendMail } from './transport.ts';

/** Returns a function that sends emails. In development, the function also prints the links in each email. */
export function createMail(settings: MailSettings, print: (line: string) => void): SendMail {
  let transport: Promise<SendMail> | undefined;
  return async (email) => {
    // Loads the mail library when the first email is sent, so that an idle server does not keep the library in memory.
    transport ??= import('./transport.ts').then(({ openTransport }) => openTransport(settings));
    const send = await transport;
    await send(email);
    if (settings.NODE_ENV !== 'development') return;
    for (const link of email.text.match(/https?:\/\/\S+/g) ?? []) print(`Mail with a link: ${link}\n`);
  };
}
