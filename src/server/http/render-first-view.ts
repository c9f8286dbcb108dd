import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildUrl } from '#contracts/build-request.ts';
import { type FirstAnswer, type FirstRead, listFirstReads } from '#contracts/first-view.ts';
import { firstViewId } from '#contracts/first-view-id.ts';
import { expectedUserHeader } from '#contracts/write-headers.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import type { Deps } from './deps.ts';
import { readLanguage } from './read-language.ts';

interface RenderedFirstView {
  /** A script element with the responses that the page needs, as JSON. */
  script: string;
  firstName: string;
  timeZone: string;
}

/**
 * Returns the data for the first view of a page, with the first name and the time zone of the person. Returns undefined
 * if the caller has no valid session, if the account has no time zone yet, if the page has no inlined data, or if the
 * request is not a browser's request for a page (see `isNavigation`). Also returns undefined if the first response, the
 * user, cannot be read.
 */
export async function renderFirstView(
  app: FastifyInstance,
  deps: Pick<Deps, 'identify' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<RenderedFirstView | undefined> {
  if (!isNavigation(request)) return undefined;
  const identity = await deps.identify(request);
  const timeZone = identity?.user.timeZone;
  // The responses depend on the person's current day, which is unknown without a time zone.
  if (!identity || !timeZone) return undefined;
  if (identity.renewedCookie) reply.header('set-cookie', identity.renewedCookie);
  const today = toCalendarDay(deps.now(), timeZone);
  const reads = listFirstReads(path, { userId: identity.user.id, today, language: readLanguage(request) });
  const headers = {
    cookie: request.headers.cookie,
    'x-time-zone': timeZone,
    // Makes the requests fail if their session belongs to another person.
    [expectedUserHeader]: String(identity.user.id),
  };
  const answers = await Promise.all(reads.map((read) => callRead(app, read, headers)));
  // The first answer is the user. If it is missing, inlines nothing, and the browser makes all requests itself.
  if (!answers[0]) return undefined;
  const json = JSON.stringify({ zone: timeZone, today, answers: answers.filter(Boolean) });
  // Escapes `<`, because the text `</script>` in the JSON would end the element.
  const script = `<script type="application/json" id="${firstViewId}">${json.replaceAll('<', '\\u003c')}</script>`;
  return { script, firstName: identity.user.firstName, timeZone };
}

/**
 * Returns whether a browser requests a page to show it in a tab. If the request passes through the service worker,
 * `sec-fetch-dest` is `empty`. If the service worker downloads the document to store it, `sec-fetch-mode` is not
 * `navigate`.
 */
function isNavigation({ method, headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  const isTab = destination === 'document' || destination === 'empty';
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && isTab;
}

/**
 * Calls an endpoint inside this process, with all its checks. Returns undefined if the call failed. The browser then
 * makes the call itself.
 */
async function callRead(
  app: FastifyInstance,
  { endpoint, input, isPaged, field }: FirstRead,
  headers: Record<string, string | undefined>,
): Promise<FirstAnswer | undefined> {
  const response = await app.inject({ method: 'GET', url: buildUrl(endpoint.path, input), headers });
  if (response.statusCode !== 200) return undefined;
  const etag = response.headers.etag ?? null;
  return {
    path: endpoint.path,
    input,
    ...(isPaged && { isPaged }),
    ...(field !== undefined && { field }),
    answer: response.json(),
    etag,
  };
}
