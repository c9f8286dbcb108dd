import { addDays } from '#domain/calendar-day.ts';

interface PageQuery {
  limit?: unknown;
  date?: unknown;
  from?: unknown;
}

interface LastRow {
  id?: unknown;
  date?: unknown;
  timestamp?: unknown;
}

/**
 * Returns the value of the header `Link` with the address of the next page of a list (RFC 8288). Returns undefined if
 * the response is not a page of a list, or if the page has fewer rows than its limit, because the list then ends on
 * this page. `url` is the path and the query of the request, and `query` is the parsed query. `accepts` returns whether
 * the list has a query parameter.
 */
export function nextPageLink(
  url: string,
  query: unknown,
  answer: unknown,
  accepts: (name: string) => boolean,
): string | undefined {
  const page = (query ?? {}) as PageQuery;
  if (!Array.isArray(answer) || typeof page.limit !== 'number' || answer.length < page.limit)
    return undefined;
  const start = startOfNextPage(page, answer.at(-1) ?? {}, accepts);
  if (!start) return undefined;
  const [path, search] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(start)) parameters.set(name, value);
  return `<${path}?${parameters}>; rel="next"`;
}

/**
 * Returns the query parameters that select the rows after the last row. With the time or the date of that row, the
 * address stays valid after the row was deleted. Lists with one row a day continue on the day before.
 */
function startOfNextPage(
  query: PageQuery,
  { id, date, timestamp }: LastRow,
  accepts: (name: string) => boolean,
): Record<string, string> | undefined {
  if (accepts('beforeId')) {
    if (typeof id !== 'number') return undefined;
    return {
      beforeId: String(id),
      ...(accepts('beforeTime') && timestamp instanceof Date && { beforeTime: timestamp.toISOString() }),
      ...(accepts('beforeDate') && typeof date === 'string' && { beforeDate: date }),
    };
  }
  if (typeof date !== 'string' || query.date !== undefined) return undefined;
  if (accepts('before')) return { before: date };
  const hasEarlierDays = typeof query.from !== 'string' || date > query.from;
  return accepts('to') && hasEarlierDays ? { to: addDays(date, -1) } : undefined;
}
