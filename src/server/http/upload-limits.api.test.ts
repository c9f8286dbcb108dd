import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts';

const mebibyte = 1024 * 1024;
const form = 'multipart/form-data; boundary=x';

let server: TestApp;
let port: number;
const sockets: Socket[] = [];
/** The responses of the server to unfinished uploads. */
const answers: string[] = [];

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Sends the headers of an upload, but not its body. */
function sendHead(member: TestMember, requestLine: string, type: string, length: number): void {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => answers.push(String(bytes)));
  const headers = [`Host: 127.0.0.1:${port}`, `Cookie: ${member.cookie}`, `Content-Type: ${type}`];
  socket.write(`${requestLine} HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: ${length}\r\n\r\n`);
}

const sendProfile = (member: TestMember) =>
  server.app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { cookie: member.cookie },
    payload: { firstName: 'Astrid', profileImageUrl: 'x'.repeat(2 * mebibyte) },
  });

/** Resolves when the server has refused `count` unfinished uploads. Returns the response to the last one. */
const refusal = (count: number) =>
  vi.waitFor(() => {
    expect(answers).toHaveLength(count);
    return answers.at(-1);
  }, 60_000);

test('unfinished uploads of all endpoints count together, until their clients leave', async () => {
  const member = await server.createMember();
  sendHead(member, 'PUT /api/auth/profile', 'application/json', 15 * mebibyte);
  sendHead(member, 'POST /api/auth/upload-profile-photo', form, 15 * mebibyte);
  sendHead(member, 'POST /api/auth/upload-profile-photo', form, 15 * mebibyte);
  expect(await refusal(1)).toMatch(/^HTTP\/1\.1 429 .*retry-after: 10\r\n.*"too_many_uploads"/s);
  const other = await server.createMember();
  expect((await sendProfile(other)).statusCode).toBe(400);
  // Six of these bodies fit in the byte limit of the process: the two of the first member, and four of the next five.
  for (let count = 0; count < 5; count++) {
    const sender = await server.createMember();
    sendHead(sender, 'PUT /api/auth/profile', 'application/json', 15 * mebibyte);
  }
  expect(await refusal(2)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 60\r\n.*"busy"/s);
  for (const socket of sockets) socket.destroy();
  await vi.waitFor(async () => expect((await sendProfile(member)).statusCode).toBe(400), 60_000);
});

test('an upload that declares too large a length is refused before its body arrives', async () => {
  answers.length = 0;
  const member = await server.createMember();
  sendHead(member, 'POST /api/auth/upload-profile-photo', form, 60 * mebibyte);
  expect(await refusal(1)).toMatch(/^HTTP\/1\.1 413 .*"photo_too_large"/s);
});
