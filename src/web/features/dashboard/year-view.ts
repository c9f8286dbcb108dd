/**
 * Reads the year of the year page from the search parameters of the URL. For a year that the server rejects, returns
 * `year` with the value undefined. Without the property, the router would keep the invalid parameter in the URL.
 */
export function readYear(search: Record<string, unknown>): { year?: number | undefined } {
  const year = Number(search.year);
  return { year: Number.isInteger(year) && year >= 1900 && year < 2200 ? year : undefined };
}
