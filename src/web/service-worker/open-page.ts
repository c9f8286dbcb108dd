/** How long the network may take before the stored document is shown, in milliseconds. */
const timeoutMs = 3_000;

/** The statuses of a proxy whose server cannot be reached. */
const unreachable = new Set([502, 503, 504]);

interface Sources {
  fetchPage: () => Promise<Response>;
  findDocument: () => Promise<Response | undefined>;
}

/**
 * Returns the page from the network, so that an upgrade is seen at once. Returns the stored document if the network
 * fails or takes longer than three seconds. Rejects if there is neither.
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
