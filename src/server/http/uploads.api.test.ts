import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anyone, defineEndpoint, member as memberOf } from '#contracts/endpoint.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { addRoute } from './add-route.ts';

const summary = 'Test only';
const body = z.strictObject({ name: z.string().optional() });
const audio = defineEndpoint({
  operationId: 'audio',
  method: 'POST',
  path: '/api/test/audio',
  summary,
  access: memberOf('profile'),
  upload: { kind: 'audio', maxBytes: 100_000 },
  body,
  response: z.object({ mediaType: z.string().nullable(), size: z.number() }),
});
const file = defineEndpoint({
  ...audio,
  path: '/api/test/file',
  upload: { kind: 'file', maxBytes: 3_000_000, mediaTypes: ['application/zip'] },
  response: z.object({ hash: z.string().nullable(), name: z.string().nullable() }),
});
const webhook = defineEndpoint({
  operationId: 'webhook',
  method: 'POST',
  path: '/api/test/webhook',
  summary,
  access: anyone,
  rawBody: { maxBytes: 1_000_000 },
  response: z.object({ hash: z.string() }),
});

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const received = vi.fn();
let folder = '';
let server: TestApp;
let port = 0;

beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'lagom-uploads-test-'));
  vi.stubEnv('TMPDIR', folder);
  const { app, deps } = server;
  addRoute(app, deps, audio, {
    write: async (context) => {
      received();
      return { mediaType: context.audio?.mediaType ?? null, size: context.audio?.bytes.length ?? 0 };
    },
  });
  addRoute(app, deps, file, {
    prepare: async (context) => context.file && hashOf(await readFile(context.file.path)),
    write: async ({ prepared, body: { name } }) => {
      received();
      if (name === 'fail') throw new Error('The handler failed.');
      return { hash: prepared ?? null, name: name ?? null };
    },
  });
  addRoute(app, deps, webhook, async ({ rawBody }) => ({ hash: hashOf(rawBody) }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => received.mockClear());
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const zip = (bytes: Uint8Array<ArrayBuffer>, type = 'application/zip') => new Blob([bytes], { type });
const isClean = () => vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), 60_000);

describe('audio', () => {
  test.each([
    ['audio/webm', Buffer.from('1a45dfa3', 'hex')],
    ['audio/ogg', Buffer.from('OggS')],
    ['audio/mp4', Buffer.from('\0\0\0\x20ftypM4A ')],
    ['audio/mpeg', Buffer.from('ID3')],
    ['audio/wav', Buffer.from('RIFF\0\0\0\0WAVE')],
  ])('%s is recognised by its first bytes', async (mediaType, start) => {
    const member = await server.createMember();
    const bytes = Buffer.concat([start, randomBytes(1000)]);
    const answer = await member.call(audio, { body: {}, audio: new Blob([bytes]) });
    expect(answer.body).toEqual({ mediaType, size: bytes.length });
  });

  test.each([
    ['another kind of file', new Blob(['%PDF-1.7 not a sound']), 415, 'not_audio'],
    ['a picture in the same container', new Blob(['\0\0\0\x20ftypheic']), 415, 'not_audio'],
    ['an empty file', new Blob([]), 415, 'not_audio'],
    ['a file that is too large', new Blob([`OggS${'x'.repeat(100_000)}`]), 413, 'file_too_large'],
    [
      'a file that is declared far too large',
      new Blob([`OggS${'x'.repeat(2_000_000)}`]),
      413,
      'file_too_large',
    ],
  ])('%s is refused', async (_name, blob, status, code) => {
    const member = await server.createMember();
    const answer = await member.call(audio, { body: {}, audio: blob });
    expect([answer.status, answer.error]).toMatchObject([status, { code, field: 'audio' }]);
    expect(received).not.toHaveBeenCalled();
  });

  test('a missing file is accepted, and a file in another field is rejected', async () => {
    const member = await server.createMember();
    expect((await member.call(audio, { body: {} })).body).toEqual({ mediaType: null, size: 0 });
    const answer = await member.call(audio, { body: {}, photo: new Blob(['OggS']) } as object as {
      body: object;
    });
    expect([answer.status, answer.error.field]).toEqual([400, 'photo']);
  });
});

describe('a file', () => {
  test('reaches the handler with the fields and is deleted afterwards', async () => {
    const member = await server.createMember();
    const bytes = new Uint8Array(randomBytes(3_000_000));
    const answer = await member.call(file, { body: { name: 'health' }, file: zip(bytes) });
    expect(answer.body).toEqual({ hash: hashOf(bytes), name: 'health' });
    await isClean();
  });

  test.each([
    ['too large', zip(new Uint8Array(3_000_001)), 413, 'file_too_large', 'file'],
    ['of another type', zip(new Uint8Array(9), 'text/csv'), 415, 'wrong_file_type', 'file'],
  ])('that is %s is rejected and leaves no file', async (_name, blob, status, code, field) => {
    const member = await server.createMember();
    const answer = await member.call(file, { body: {}, file: blob });
    expect([answer.status, answer.error]).toMatchObject([status, { code, field }]);
    expect(received).not.toHaveBeenCalled();
    await isClean();
  });

  test('leaves no file if a field is invalid or the handler fails', async () => {
    const member = await server.createMember();
    const wrong = await member.call(file, {
      body: { other: 'x' },
      file: zip(new Uint8Array(9)),
    } as object as {
      body: object;
    });
    expect([wrong.status, wrong.error.field]).toEqual([400, 'other']);
    const failed = await member.call(file, { body: { name: 'fail' }, file: zip(new Uint8Array(9)) });
    expect(failed.status).toBe(500);
    await isClean();
  });

  const start =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\nContent-Type: application/zip\r\n\r\n';
  const post = (cookie: string, length: number) =>
    `POST ${file.path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
    `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`;

  test('that is incomplete is rejected', async () => {
    const { cookie } = await server.createMember();
    const socket = connect(port, '127.0.0.1');
    const part = `${start}PK cut off`;
    socket.write(post(cookie, part.length) + part);
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s);
    expect(received).not.toHaveBeenCalled();
    await isClean();
  });

  test('whose connection is lost leaves no file', async () => {
    const { cookie } = await server.createMember();
    const socket = connect(port, '127.0.0.1');
    socket.write(`${post(cookie, 2_000_000)}${start}${'x'.repeat(500_000)}`);
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), 60_000);
    socket.destroy();
    await isClean();
    expect(received).not.toHaveBeenCalled();
  });

  test('of a visitor without a session is not read', async () => {
    const answer = await server.call(file, { body: {}, file: zip(new Uint8Array(2_000_000)) });
    expect(answer.status).toBe(401);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a raw body', () => {
  const send = (payload: Uint8Array<ArrayBuffer>, type?: string) =>
    fetch(`http://127.0.0.1:${port}${webhook.path}`, {
      method: 'POST',
      body: payload,
      headers: type === undefined ? {} : { 'content-type': type },
    });

  test.each([
    ['JSON with spaces', Buffer.from('{ "a" : 1.0 }\n'), 'application/json'],
    ['malformed JSON', Buffer.from('{"a":'), 'application/json'],
    ['text that is not UTF-8', Buffer.from([0xff, 0, 0xfe]), 'text/plain; charset=latin1'],
    ['form data', Buffer.from('--x--'), 'multipart/form-data; boundary=x'],
    ['bytes without a type', Buffer.from([1, 2, 3]), undefined],
    ['a megabyte', Buffer.alloc(1_000_000, 'x'), 'application/json'],
    ['nothing', Buffer.alloc(0), undefined],
  ])('of %s reaches the handler unchanged', async (_name, payload, type) => {
    const answer = await send(new Uint8Array(payload), type);
    expect(await answer.json()).toEqual({ hash: hashOf(payload) });
  });

  test('that is too large is rejected', async () => {
    const answer = await send(new Uint8Array(1_000_001), 'application/json');
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body_too_large' }]);
  });

  test('is available only to endpoints that declare it', async () => {
    const member = await server.createMember();
    const headers = { cookie: member.cookie, 'content-type': 'application/json' };
    const answer = await server.app.inject({ method: 'POST', url: audio.path, headers, payload: '{"a":' });
    expect(answer.json().code).toBe('malformed_json');
  });
});
