/** The query parameters of the community page. */
export interface CommunityView {
  /** If given, the page shows only the posts of this topic. */
  tag?: string | undefined;
}

/**
 * Reads the topic from the query parameters. If the topic is empty or too long, returns an object in which `tag` is
 * undefined. If the property were missing, the router would keep the invalid topic in the URL.
 */
export function readCommunityView(search: Record<string, unknown>): CommunityView {
  // The router parses a topic that looks like a number, such as `2026`, as a number.
  const tag = typeof search.tag === 'number' ? String(search.tag) : search.tag;
  return { tag: typeof tag === 'string' && tag !== '' && tag.length <= 51 ? tag : undefined };
}
