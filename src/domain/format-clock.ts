/** Returns minutes after midnight as a time of day: 1320 gives "22:00". From 1440, the times of the next day follow. */
export function formatClock(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  const ofDay = Math.round(minutes) % (24 * 60);
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}
