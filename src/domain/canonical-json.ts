/**
 * Returns a value as JSON without spaces and with the keys of all objects in alphabetical order, so
 * that equal values give equal bytes. Leaves out properties that are undefined.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
