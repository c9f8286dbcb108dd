import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { freeBytesOf } from '#server/db/free-bytes.ts';
import { handleErrors } from './error-handler.ts';
import { rejectOnFullDisk } from './reject-on-full-disk.ts';

const mebibyte = 1024 * 1024;

function createApp() {
  const state = { freeBytes: 64 * mebibyte, ms: 0 };
  const app = Fastify();
  handleErrors(app);
  rejectOnFullDisk(
    app,
    () => state.freeBytes,
    () => state.ms,
  );
  app.get('/meals', async () => []);
  app.post('/meals', async () => ({ id: 1 }));
  const send = async (method: 'GET' | 'POST') => (await app.inject({ method, url: '/meals' })).statusCode;
  return { state, app, send };
}

test('with less than 64 MiB free, writes are rejected and reads are not', async () => {
  const { state, app, send } = createApp();
  expect([await send('GET'), await send('POST')]).toEqual([200, 200]);
  state.freeBytes -= 1;
  state.ms += 1000;
  expect([await send('GET'), await send('POST')]).toEqual([200, 503]);
  const answer = await app.inject({ method: 'POST', url: '/meals' });
  expect([answer.json().code, answer.headers['retry-after']]).toEqual(['disk_full', '60']);
  state.freeBytes += 1;
  expect(await send('POST')).toBe(503);
  state.ms += 1000;
  expect(await send('POST')).toBe(200);
});

test('the free space of a folder is read', () => {
  expect(freeBytesOf(tmpdir())).toBeGreaterThan(0);
});
