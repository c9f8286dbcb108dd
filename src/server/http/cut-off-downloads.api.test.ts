import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let webRoot: string;
let server: TestApp;
let port: number;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'lagom-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Lagom</title>');
  // Writes more bytes than the operating system buffers for a connection, so that the server is still sending when the
  // client disconnects.
  await writeFile(join(webRoot, 'film.mp4'), Buffer.alloc(32 * 1024 * 1024));
  server = await startTestApp({ LOG_LEVEL: 'warn' }, {}, webRoot);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await server.close();
  await rm(webRoot, { recursive: true, force: true });
});

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test.each(['end', 'reset'])(
  'a download that the client cuts off by an %s leaves nothing in the log',
  async (how) => {
    for (let round = 0; round < 20; round++) {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const [head] = await once(socket, 'data');
      expect(String(head)).toContain('200 OK');
      if (how === 'reset') socket.resetAndDestroy();
      else socket.destroy();
    }
    await expect.poll(openConnections, { timeout: 30_000 }).toBe(0);
    expect(server.logLines).toEqual([]);
  },
);
