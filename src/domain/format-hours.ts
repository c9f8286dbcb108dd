/**
 * Returns a duration of at least 0 hours as text: "7 h 30 min", "8 h" or "45 min". The text is the same in English and
 * Swedish.
 */
export function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (whole === 0) return `${rest} min`;
  return rest === 0 ? `${whole} h` : `${whole} h ${rest} min`;
}
