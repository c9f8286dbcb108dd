import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pages } from '#contracts/pages.ts';
import { ApiError } from './api-error.ts';

const pagePaths = new Set<string>(Object.values(pages));

/** Serves the built web app; an unknown address gets the same document with status 404, an unknown call a typed 404. */
export async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  const hasWeb = existsSync(join(root, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const document = hasWeb ? await readFile(join(root, 'index.html')) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    const path = new URL(request.url, 'http://localhost').pathname.replace(/(.)\/$/, '$1');
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/') && document;
    if (!isPage) throw new ApiError('not_found');
    return reply
      .status(pagePaths.has(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  });
}
