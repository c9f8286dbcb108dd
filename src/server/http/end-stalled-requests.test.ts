import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endStalledRequests } from './end-stalled-requests.ts';

const minute = 60_000;
const chunk = 'x'.repeat(20_000);

let app: FastifyInstance;
let received: number;
let socket: Socket;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  app = Fastify();
  endStalledRequests(app);
  received = 0;
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  app.addHook('preParsing', async (_request, _reply, payload) => {
    start();
    payload.on('data', (bytes: Buffer) => {
      received += bytes.length;
    });
  });
  app.post('/', async () => 'whole');
  await app.listen({ port: 0, host: '127.0.0.1' });
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 60000\r\n\r\n`);
  await started;
});
afterEach(async () => {
  socket.destroy();
  vi.useRealTimers();
  await app.close();
});

/** Sends a part of the body, and waits until the server has received it. */
async function send(text: string): Promise<void> {
  const expected = received + text.length;
  socket.write(text);
  await vi.waitFor(() => expect(received).toBe(expected), 60_000);
}

test('a request that stops halfway is closed after a minute', async () => {
  await send(chunk);
  vi.advanceTimersByTime(minute);
  await send('');
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(minute);
  await closed;
});

test('a request that sends only a few bytes a minute is closed', async () => {
  await send('x');
  const closed = once(socket, 'close');
  vi.advanceTimersByTime(minute);
  await closed;
});

test('a slow upload may take longer than a minute', async () => {
  const response = once(socket, 'data');
  for (const part of [chunk, chunk]) {
    await send(part);
    vi.advanceTimersByTime(minute);
  }
  await send(chunk);
  expect(String(await response)).toContain('200 OK');
});
