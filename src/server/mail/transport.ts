import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';

interface Email {
  to: string;
  subject: string;
  text: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
}

/**
 * Sends an email. Rejects if sending fails. Emails are sent in jobs, because jobs are retried. Only a test reminder is
 * sent at once, because the person waits for the result.
 */
export type SendMail = (email: Email) => Promise<void>;

export type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>;

/** Returns whether the server sends emails. Otherwise it writes each email to a file. */
export const hasMailServer = ({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

/**
 * Returns a function that sends emails over SMTP. If `SMTP_URL` is not set, that function writes each email to a file
 * in `DATA_DIR`/outbox instead.
 */
export function openTransport({ SMTP_URL, MAIL_FROM, DATA_DIR }: MailSettings): SendMail {
  return SMTP_URL ? sendOverSmtp(SMTP_URL, MAIL_FROM) : writeToFolder(join(DATA_DIR, 'outbox'), MAIL_FROM);
}

function sendOverSmtp(address: string, from: string): SendMail {
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url: address, ...timeouts }, { from, ...onlyText });
  return async (email) => {
    await transport.sendMail({ ...email, to: singleAddress(email.to) });
  };
}

function writeToFolder(folder: string, from: string): SendMail {
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from, ...onlyText },
  );
  transport.use('stream', ({ message, data }, done) => {
    // Leaves the subject and the text unencoded, because people read these files.
    message.setHeader('Subject', { prepared: true, value: data.subject?.replace(/[\r\n]+/g, ' ') ?? '' });
    message.getTransferEncoding = () => '8bit';
    done();
  });
  return async (email) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { message } = await transport.sendMail({ ...email, to: singleAddress(email.to) });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    // Renames the file when it is complete, so that a program that watches the folder never reads a partial email.
    const partial = join(folder, `.${name}`);
    await writeFile(partial, message, { mode: 0o600 });
    await rename(partial, join(folder, name));
  };
}

/** Options that prevent nodemailer from reading local files or URLs as content. */
const onlyText = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Returns an email address as an object, because nodemailer does not parse an object. In a plain
 * string, a comma would add a second recipient.
 */
const singleAddress = (address: string) => ({ name: '', address });
