/**
 * Returns the header `Link` with the address of the next page of a list (RFC 8288). Returns undefined if the response
 * is not a page of a list, or if the page has fewer rows than its limit, because the list then ends on this page. `url`
 * is the path and the query of the request, and `query` is the parsed query.
 */
export function nextPageLink(url: string, query: unknown, answer: unknown): string | undefined {
  const { limit } = (query ?? {}) as { limit?: unknown };
  if (!Array.isArray(answer) || typeof limit !== 'number' || answer.length < limit) return undefined;
  const last = answer.at(-1) as { id?: unknown } | undefined;
  if (typeof last?.id !== 'number') return undefined;
  const [path, search] = url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('beforeId', String(last.id));
  return `<${path}?${parameters}>; rel="next"`;
}
