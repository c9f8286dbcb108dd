import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtpStub } from '#server/testing/smtp-stub.ts';
import { createMail } from './mail.ts';
import { deleteOutboxEmails, hashAddress } from './outbox.ts';

const email = {
  to: 'karin@example.org',
  subject: 'Välj ett nytt lösenord',
  text: 'Hej!\n\nhttps://lagom.example/reset-password?token=abc\n',
};

const settings = { MAIL_FROM: 'Lagom <lagom@example.org>', DATA_DIR: '', NODE_ENV: 'production' } as const;
const nowhere = () => {
  throw new Error('Nothing is printed.');
};

test('over SMTP, the sender, the recipient and the text arrive', async () => {
  const smtp = await startSmtpStub();
  await createMail({ ...settings, SMTP_URL: smtp.url }, nowhere)(email);
  await smtp.close();
  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]).toContain('From: Lagom <lagom@example.org>');
  expect(smtp.emails[0]).toContain('To: karin@example.org');
  expect(smtp.emails[0]).toContain('Content-Type: text/plain; charset=utf-8');
  expect(smtp.emails[0]).toContain('reset-password?token=abc');
});

test('over SMTP, a rejected email throws, so that its job is retried', async () => {
  const smtp = await startSmtpStub();
  smtp.refusal = 450;
  await expect(createMail({ ...settings, SMTP_URL: smtp.url }, nowhere)(email)).rejects.toThrow();
  await smtp.close();
  expect(smtp.emails).toEqual([]);
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lagom-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('without SMTP, an email is a readable file that only the owner of the file can open', async () => {
  const send = createMail({ ...settings, SMTP_URL: undefined, DATA_DIR: folder }, nowhere);
  await send({ ...email, to: 'karin@example.org\nBcc: other@example.org' });
  const [name, ...more] = await readdir(join(folder, 'outbox'));
  expect([more, name]).toEqual([[], expect.stringMatching(/^\d{4}-.*\.eml$/)]);
  const [head, ...body] = (await readFile(join(folder, 'outbox', name!), 'utf8')).split('\n\n');
  expect(head).toContain('Subject: Välj ett nytt lösenord\n');
  expect(head).not.toMatch(/^Bcc:/m);
  expect(body.join('\n\n')).toContain('https://lagom.example/reset-password?token=abc');
});

test('without SMTP, all headers are well-formed', async () => {
  const send = createMail({ ...settings, SMTP_URL: undefined, DATA_DIR: folder }, nowhere);
  await send({ ...email, subject: 'One\r\nBcc: other@example.org' });
  const [name = ''] = await readdir(join(folder, 'outbox'));
  const [head = ''] = (await readFile(join(folder, 'outbox', name), 'utf8')).split('\n\n');
  const headers = new Map(head.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  expect(Object.fromEntries(headers)).toEqual({
    From: 'Lagom <lagom@example.org>',
    To: 'karin@example.org',
    Subject: 'One Bcc: other@example.org',
    Date: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} [\d:]{8} \+0000$/),
    'Message-ID': expect.stringMatching(/^<[\w-]+@example\.org>$/),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  });
});

test('without SMTP, emails to a deleted address are found, even for the longest address', async () => {
  const send = createMail({ ...settings, SMTP_URL: undefined, DATA_DIR: folder }, nowhere);
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.se`;
  for (const to of [longest, "o'neill+news@example.org", 'other@example.org']) await send({ ...email, to });
  const addresses = [longest, "o'neill+news@example.org"].map(hashAddress);
  await deleteOutboxEmails(folder, { addresses, senders: [] });
  const [name = '', ...more] = await readdir(join(folder, 'outbox'));
  expect(more).toEqual([]);
  expect(await readFile(join(folder, 'outbox', name), 'utf8')).toContain('To: other@example.org');
});
