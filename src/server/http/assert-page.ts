import { assertFound } from './api-error.ts';

interface Page {
  beforeId?: number | undefined;
  beforeTime?: unknown;
  beforeDate?: unknown;
}

/**
 * Tells the end of a list from a wrong `beforeId`: both give an empty page. Throws `not_found` for `beforeId` if the
 * page is empty and no row has this id, for example because the row was deleted. Does not check the row if the input
 * also has `beforeTime` or `beforeDate`, which state where the row is in the list. `exists` returns whether the person
 * has a row with the given id.
 */
export async function assertPage(
  rows: readonly unknown[],
  { beforeId, beforeTime, beforeDate }: Page,
  exists: (id: number) => Promise<boolean>,
): Promise<void> {
  if (rows.length > 0 || beforeId === undefined || beforeTime || beforeDate) return;
  assertFound(await exists(beforeId), 'beforeId');
}
