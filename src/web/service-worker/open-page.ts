/** How long the network may take before the stored document is shown, in milliseconds. */
const timeoutMs = 3_000;

/** The statuses with which a proxy reports that it cannot reach the server. */
const unreachable = new Set([502, 503, 504]);

interface Sources {
  fetchPage: () => Promise<Response>;
  findDocument: () => Promise<Response | undefined>;
}

/**
 * Returns the page from the network, so that people see an upgrade at once. Returns the stored
 * document instead if the network or the server is unreachable, or takes longer than three seconds.
 * Without a stored document, waits for the network, and rejects if the request fails.
 */
export async function openPage({ fetchPage, findDocument }: Sources): Promise<Response> {
  const document = await findDocument().catch(() => undefined);
  const page = fetchPage();
  if (!document) return page;
  const { promise: timeout, resolve } = Promise.withResolvers<Response>();
  const timer = setTimeout(() => resolve(document), timeoutMs);
  const fromNetwork = page.then(
    (response) => (unreachable.has(response.status) ? document : response),
    () => document,
  );
  const response = await Promise.race([fromNetwork, timeout]);
  clearTimeout(timer);
  return response;
}
