import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '#contracts/pages.ts';
import type { Config } from '#server/config.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { assertThat } from './api-error.ts';
import { chooseFrame } from './choose-frame.ts';
import type { Deps } from './deps.ts';
import { sessionCookieName } from './find-session.ts';
import { compressHtml, type HtmlDocument, type HtmlDocuments, readHtmlDocuments } from './html-documents.ts';
import { memberPages } from './member-pages.ts';
import { readLanguage } from './read-language.ts';
import { renderFirstView } from './render-first-view.ts';
import { robots, sitemap } from './sitemap.ts';

const pagePaths = new Set<string>(Object.values(pages));

type Settings = Pick<Config, 'APP_URL' | 'CONTACT_EMAIL'>;

/**
 * Serves the built web app, if there is one. Responds to an unknown page path with the HTML document of the app and
 * status 404, and to an unknown API path with the error `unknown_address`. Responds with `method_not_allowed` if the
 * API path exists but does not support the method of the request.
 */
export async function serveWeb(
  app: FastifyInstance,
  deps: Pick<Deps, 'identify' | 'now'>,
  root: string,
  config: Settings,
): Promise<void> {
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(config.APP_URL)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(config.APP_URL)));
  const hasWeb = existsSync(join(root, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', 'pages/**'],
      preCompressed: true,
      setHeaders(reply, path) {
        const forever = path.includes('/assets/');
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  const documents = hasWeb ? await readHtmlDocuments(root, config) : undefined;
  const sessionCookie = sessionCookieName(config.APP_URL);
  const allowedMethods = createAllowedMethods(app.endpoints);
  app.setNotFoundHandler(async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').replace(/(.)\/$/, '$1');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    const methods = allowedMethods(path);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    assertThat(methods.length === 0, 'method_not_allowed');
    assertThat(isPage && documents, 'unknown_address');
    reply
      .status(pagePaths.has(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    const document = chooseDocument(documents, request, path, sessionCookie);
    const view = await renderFirstView(app, deps, request, reply, path).catch((error: unknown) => {
      // Sends the page without the inlined data. The browser then makes the requests itself.
      request.log.error({ err: error }, 'the first data of a page was not read');
      return undefined;
    });
    if (view === undefined) return send(request, reply, document);
    // Forbids all caching, because the document contains data of the person.
    reply.header('cache-control', 'private, no-store');
    const viewer = { ...view, language: readLanguage(request) };
    const frame = chooseFrame(documents, path, viewer, deps.now());
    return sendHtml(request, reply, addFirstView(document, view.script, frame));
  });
}

const prerenderedPages: Record<string, string> = {
  [pages.landing]: 'landing',
  [pages.lander]: 'landing',
  [pages.demo]: 'demo',
};

/**
 * Returns the HTML document for a path. For `/`, returns the landing page if there is no session cookie. For another
 * public path, returns its prerendered page. For a path in `memberPages`, returns the document of that page if there is
 * a session cookie. Otherwise returns the document of the app.
 */
function chooseDocument(
  documents: HtmlDocuments,
  request: FastifyRequest,
  path: string,
  sessionCookie: string,
): HtmlDocument {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const isVisitor = cookies[sessionCookie] === undefined;
  const memberPage = isVisitor ? undefined : memberPages[path];
  const page = isVisitor && path === pages.home ? 'landing' : (prerenderedPages[path] ?? memberPage);
  return documents.prerendered.get(`${page}.${readLanguage(request)}`) ?? documents.app;
}

/** Returns the document with the script of `renderFirstView`, and with the frame of the page in `#root`. */
function addFirstView({ plain }: HtmlDocument, script: string, frame: string): string {
  return plain
    .toString()
    .replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`)
    .replace('</body>', () => `${script}</body>`);
}

/** Returns the content encoding of a response, or undefined if the browser accepts neither Brotli nor gzip. */
function chooseEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name));
}

async function sendHtml(request: FastifyRequest, reply: FastifyReply, html: string) {
  const encoding = chooseEncoding(request);
  if (!encoding) return reply.send(html);
  return reply.header('content-encoding', encoding).send(await compressHtml(html, encoding));
}

function send(request: FastifyRequest, reply: FastifyReply, document: HtmlDocument) {
  const encoding = chooseEncoding(request);
  if (!encoding) return reply.send(document.plain);
  return reply.header('content-encoding', encoding).send(document[encoding]);
}
