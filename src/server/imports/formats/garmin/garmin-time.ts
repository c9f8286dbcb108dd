/**
 * Returns the instant that Garmin wrote in UTC: a text without a zone, such as `2026-02-15T01:08:45.0`, or milliseconds
 * since 1970. Returns undefined for anything else.
 */
export function readUtc(value: unknown): Date | undefined {
  const [text] =
    typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?/.exec(value) ?? []) : [];
  const instant = new Date(typeof value === 'number' ? value : text ? `${text}Z` : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
