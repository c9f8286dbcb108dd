import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMail } from './mail.ts';
import { deleteOutboxEmails, hashAddress } from './outbox.ts';

const email = {
  to: 'karin@example.org',
  subject: 'Välj ett nytt lösenord',
  text: 'Hej!\n\nhttps://lagom.example/reset-password?token=abc\n',
};

/**
 * Starts a minimal SMTP server. The server responds with `answerToRecipient` to the command RCPT.
 */
async function startSmtpServer(answerToRecipient: string) {
  const received: string[] = [];
  const server = createServer((socket) => {
    let inMessage = false;
    socket.write('220 post\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inMessage) {
        if (text.endsWith('\r\n.\r\n')) {
          inMessage = false;
          socket.write('250 kept\r\n');
        }
      } else if (text.startsWith('EHLO')) socket.write('250 post\r\n');
      else if (text.startsWith('RCPT')) socket.write(`${answerToRecipient}\r\n`);
      else if (text.startsWith('DATA')) {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else socket.write('250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, address: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const settings = { MAIL_FROM: 'Lagom <lagom@example.org>', DATA_DIR: '', NODE_ENV: 'production' } as const;
const nowhere = () => {
  throw new Error('Nothing is printed.');
};

test('over SMTP, the sender, the recipient and the text arrive', async () => {
  const smtp = await startSmtpServer('250 ok');
  await createMail({ ...settings, SMTP_URL: smtp.address }, nowhere)(email);
  smtp.close();
  const sent = smtp.received.join('');
  expect(sent).toContain('MAIL FROM:<lagom@example.org>');
  expect(sent).toContain('RCPT TO:<karin@example.org>');
  expect(sent).toContain('Content-Type: text/plain; charset=utf-8');
  expect(sent).toContain('reset-password');
});

test('over SMTP, a rejected email throws, so that its job is retried', async () => {
  const smtp = await startSmtpServer('450 not now');
  await expect(createMail({ ...settings, SMTP_URL: smtp.address }, nowhere)(email)).rejects.toThrow();
  smtp.close();
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
