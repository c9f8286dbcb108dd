import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getContactAddress, sendContact } from '#contracts/contact.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deleteSubmissionsFrom, listSubmissions } from './contact-service.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '1000', CONTACT_EMAIL: 'team@example.org', LOG_LEVEL: 'info' });
});
afterAll(() => server.close());

let senders = 0;
const nextSender = () => {
  senders += 1;
  return `sender.${String.fromCharCode(96 + senders)}@firma.se`;
};
const form = (changes: object = {}) => ({
  formType: 'investor' as const,
  email: nextSender(),
  message: 'Hej! Berätta mer.',
  selectedPrice: null,
  userType: '',
  honeypot: '',
  timeTaken: 8000,
  ...changes,
});
const send = (body: ReturnType<typeof form>) => server.call(sendContact, { body });
const stored = (email: string) =>
  listSubmissions(server.database.db).then((all) => all.filter((one) => one.email === email));
const emailsAbout = (text: string) =>
  server.sentEmails().then((all) => all.filter((sentEmail) => sentEmail.includes(text)));

describe('POST /api/contact', () => {
  test('anyone can send a form, which is stored and emailed once', async () => {
    const body = form();
    const answer = await send(body);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Thank you! We have received your message.', problem: null },
    ]);
    await server.jobs.drain();
    await server.jobs.drain();
    expect(await stored(body.email)).toMatchObject([
      {
        form_type: 'investor',
        message: 'Hej! Berätta mer.',
        selected_price: null,
        user_type: null,
        mailed_at: server.clock.now,
      },
    ]);
    const sentEmails = await emailsAbout(body.email);
    expect(sentEmails).toHaveLength(1);
    expect(sentEmails[0]).toMatch(/^To: team@example\.org$/m);
    expect(sentEmails[0]).toContain('Hej! Berätta mer.');
  });

  test('the survey stores the price, as number or text, and the user type', async () => {
    for (const selectedPrice of [15, '15']) {
      const body = form({ formType: 'customer', selectedPrice, userType: 'other', message: undefined });
      expect((await send(body)).body).toMatchObject({
        success: true,
        message: 'Thank you! We have received your answer.',
      });
      expect(await stored(body.email)).toMatchObject([
        { selected_price: 15, user_type: 'other', message: null },
      ]);
    }
  });

  test.each([
    [{ timeTaken: 4999 }, 'too_fast', 'Please take your time to fill out the form properly.'],
    [{ email: 'nobody' }, 'invalid_email', 'Please enter a valid email address.'],
    [{ email: 'a12345@firma.se' }, 'refused_email', 'Please use a valid business or personal email address.'],
    [
      { email: 'x@mailinator.com' },
      'refused_email',
      'Please use a valid business or personal email address.',
    ],
    [
      { formType: 'customer', selectedPrice: 12, userType: 'other' },
      'price_missing',
      'Please choose a price.',
    ],
    [
      { formType: 'customer', selectedPrice: 5 },
      'user_type_missing',
      'Please choose what describes you best.',
    ],
  ])('%j is rejected with its sentence and not stored', async (changes, problem, message) => {
    const body = form(changes);
    const answer = await send(body);
    expect([answer.status, answer.body]).toEqual([200, { success: false, message, problem }]);
    expect(await stored(body.email)).toEqual([]);
  });

  test('a filled honeypot gets the same response, and nothing is stored', async () => {
    const body = form({ honeypot: 'http://spam.example' });
    const [caught, honest] = [await send(body), await send(form())];
    expect(caught.body).toEqual(honest.body);
    await server.jobs.drain();
    expect(await stored(body.email)).toEqual([]);
    expect(await emailsAbout(body.email)).toEqual([]);
    expect(server.logLines.join('')).toContain('filled in by a machine');
    expect(server.logLines.join('')).not.toContain('spam.example');
  });

  test.each([
    ['an unknown form', { formType: 'friend' }, 'formType'],
    ['a message without end', { message: 'x'.repeat(5001) }, 'message'],
    ['a field nobody asked for', { admin: true }, 'admin'],
    ['a time that is none', { timeTaken: 'soon' }, 'timeTaken'],
  ])('%s gets 400', async (_, changes, field) => {
    const answer = await send(form(changes));
    expect([answer.status, answer.error.code, answer.error.field]).toEqual([400, 'invalid_input', field]);
  });

  test('the text of a sender is in the body of the email, never in its headers', async () => {
    const body = form({ message: 'Hello\r\nBcc: other@example.org\u202e' });
    await send(body);
    await server.jobs.drain();
    const [sentEmail = ''] = await emailsAbout(body.email);
    const [head = '', ...text] = sentEmail.split('\n\n');
    expect(head).not.toContain('Bcc');
    expect(text.join('\n\n')).toContain('Hello\nBcc: other@example.org');
    expect(sentEmail).not.toMatch(/\u202e/);
  });

  test('a sender can be deleted before and after the email is sent', async () => {
    const body = form();
    await send(body);
    await send({ ...body, formType: 'investor' });
    expect(await deleteSubmissionsFrom(server.database.db, body.email.toUpperCase())).toBe(2);
    await server.jobs.drain();
    expect(await stored(body.email)).toEqual([]);
    expect(await emailsAbout(body.email)).toEqual([]);
  });
});

test('GET /api/contact returns the configured address', async () => {
  expect((await server.call(getContactAddress, {})).body).toEqual({ email: 'team@example.org' });
});

test('accepts five forms an hour from a sender and twenty from an IP address', async () => {
  const limited = await startTestApp({ TRUST_PROXY: '1' });
  try {
    const statusFor = async (email: string, address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await limited.call(sendContact, { body: { ...form(), email } }, { headers })).status;
    };
    const bySender = [];
    for (let index = 0; index < 6; index += 1)
      bySender.push(await statusFor('anna@firma.se', `192.0.2.${index}`));
    expect(bySender).toEqual([200, 200, 200, 200, 200, 429]);
    const byAddress = [];
    for (let index = 0; index < 21; index += 1)
      byAddress.push(await statusFor(`a${index}@firma.se`, '192.0.2.99'));
    expect(byAddress.slice(19)).toEqual([200, 429]);
  } finally {
    await limited.close();
  }
});
