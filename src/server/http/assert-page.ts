import { assertFound } from './api-error.ts';

interface Page {
  beforeId?: number | undefined;
  beforeTime?: unknown;
  beforeDate?: unknown;
}

/**
 * Checks that an empty page is the end of the list. Throws `not_found` for `beforeId` if the row `beforeId` does not
 * exist, for example because it was deleted, and the input does not say where that row was in the list. `exists` looks
 * up a row of the person by its id. It is called only for an empty page.
 */
export async function assertPage(
  rows: readonly unknown[],
  { beforeId, beforeTime, beforeDate }: Page,
  exists: (id: number) => Promise<boolean>,
): Promise<void> {
  if (rows.length > 0 || beforeId === undefined || beforeTime || beforeDate) return;
  assertFound(await exists(beforeId), 'beforeId');
}
