/** What the community page shows, from the query parameters of its address. */
export interface CommunityView {
  /** The topic of the posts. Undefined for all topics. */
  tag?: string;
}

/** Reads the view from the query parameters. Ignores a topic that is empty or too long. */
export function readCommunityView(search: Record<string, unknown>): CommunityView {
  // The router parses a topic such as 2026 as a number.
  const tag = typeof search.tag === 'number' ? String(search.tag) : search.tag;
  return typeof tag === 'string' && tag !== '' && tag.length <= 51 ? { tag } : {};
}
