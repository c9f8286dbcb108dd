let zone = '';
let readSecond = Number.NaN;

/**
 * Returns the time zone of this browser. Every request sends this zone. Asks the browser at most once per second,
 * because asking takes about as long as rendering a small component, and many components need the zone.
 */
export function timeZone(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== readSecond) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    readSecond = second;
  }
  return zone;
}
