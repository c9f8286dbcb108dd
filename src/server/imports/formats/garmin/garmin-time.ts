/**
 * Returns the instant of a time in UTC, as Garmin writes it: `2026-02-15T01:08:45.0` without a zone, or milliseconds
 * since 1970. Returns undefined for anything else.
 */
export function readUtc(value: unknown): Date | undefined {
  const [text] =
    typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?/.exec(value) ?? []) : [];
  const instant = new Date(typeof value === 'number' ? value : text ? `${text}Z` : Number.NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
