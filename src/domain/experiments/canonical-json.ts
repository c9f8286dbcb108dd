/**
 * Returns JSON without spaces and with the keys of every object in alphabetical order, so that equal values give equal
 * bytes. Properties that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
