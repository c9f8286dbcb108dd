import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';

interface Email {
  to: string;
  subject: string;
  text: string;
}

/** Sends an email or throws; whoever calls it is a job, which tries again. */
export type SendMail = (email: Email) => Promise<void>;

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>;

/** Mail over SMTP where SMTP_URL is set, else readable files in DATA_DIR/outbox. */
export function createMail(settings: MailSettings, print: (line: string) => void): SendMail {
  const send = settings.SMTP_URL
    ? overSmtp(settings.SMTP_URL, settings.MAIL_FROM)
    : intoFolder(join(settings.DATA_DIR, 'outbox'), settings.MAIL_FROM);
  if (settings.NODE_ENV !== 'development') return send;
  return async (email) => {
    await send(email);
    for (const link of email.text.match(/https?:\/\/\S+/g) ?? []) print(`Mail with a link: ${link}\n`);
  };
}

function overSmtp(address: string, from: string): SendMail {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url: address, ...timeouts });
  return async ({ to, subject, text }) => {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
}

/** A message as in RFC 5322, in 8 bits: mail programs open it and people can read it with `cat`. */
function intoFolder(folder: string, from: string): SendMail {
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date();
    const head = [
      ['From', from],
      ['To', to],
      ['Subject', subject],
      ['Date', at.toUTCString().replace('GMT', '+0000')],
      ['Message-ID', `<${randomUUID()}@lagom.local>`],
      ['MIME-Version', '1.0'],
      ['Content-Type', 'text/plain; charset=utf-8'],
      ['Content-Transfer-Encoding', '8bit'],
    ].map(([name, value]) => `${name}: ${value?.replace(/[\r\n]+/g, ' ')}`);
    const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Whoever watches the folder sees whole emails only.
    const partial = join(folder, `.${name}`);
    await writeFile(partial, `${head.join('\n')}\n\n${text}\n`, { mode: 0o600 });
    await rename(partial, join(folder, name));
  };
}
