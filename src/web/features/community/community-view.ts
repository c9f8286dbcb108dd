/** The query parameters of the community page. */
export interface CommunityView {
  /** If given, the page shows only the posts of this topic. */
  tag?: string;
}

/** Reads the topic from the query parameters. Ignores a topic that is empty or too long. */
export function readCommunityView(search: Record<string, unknown>): CommunityView {
  // The router parses a topic that looks like a number, such as `2026`, as a number.
  const tag = typeof search.tag === 'number' ? String(search.tag) : search.tag;
  return typeof tag === 'string' && tag !== '' && tag.length <= 51 ? { tag } : {};
}
