/**
 * Reads the year of the year page from the search parameters of the URL. If the server would reject
 * the year, returns an object in which `year` is undefined. If the property were missing, the
 * router would keep the invalid parameter in the URL.
 */
export function readYear(search: Record<string, unknown>): { year?: number | undefined } {
  const year = Number(search.year);
  return { year: Number.isInteger(year) && year >= 1900 && year < 2200 ? year : undefined };
}
