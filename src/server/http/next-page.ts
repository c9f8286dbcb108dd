/**
 * Returns the value of the header `Link` with the address of the next page of a list (RFC 8288). Returns undefined if
 * the response is not a page of a list, or if the page has fewer rows than its limit, because the list then ends on
 * this page. `url` is the path and the query of the request, and `query` is the parsed query. If `acceptsTime`, the
 * list accepts the parameter `beforeTime`. The address then also has the time of the last row, so that it stays valid
 * after that row was deleted.
 */
export function nextPageLink(
  url: string,
  query: unknown,
  answer: unknown,
  acceptsTime: boolean,
): string | undefined {
  const { limit } = (query ?? {}) as { limit?: unknown };
  if (!Array.isArray(answer) || typeof limit !== 'number' || answer.length < limit) return undefined;
  const last = answer.at(-1) as { id?: unknown; timestamp?: unknown } | undefined;
  if (typeof last?.id !== 'number') return undefined;
  const [path, search] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('beforeId', String(last.id));
  if (acceptsTime && last.timestamp instanceof Date) {
    parameters.set('beforeTime', last.timestamp.toISOString());
  }
  return `<${path}?${parameters}>; rel="next"`;
}
