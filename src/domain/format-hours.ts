/**
 * Returns a duration of at least 0 hours as text: "7 h 30 min", "8 h" or "45 min". The spaces are no-break spaces, so
 * that a line never ends inside a duration. The text is the same in English and Swedish.
 */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${rest}\u00a0min`;
}
