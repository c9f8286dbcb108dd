/**
 * Matches a time as people type it. Groups: hours, minutes, the letter of am or pm. The minutes may be missing, and the
 * separator too: `6:30`, `6.30`, `6 30`, `630`, `0630`, `6`, `kl. 6.30`, `6:30 pm`, `6 a.m.`.
 */
const typedTime = /^(?:kl\.?\s*)?(\d{1,2})(?:\s*[:.,\s]\s*(\d{2})|(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?$/i;

/** Parses a time of day that a person typed. Returns it as `HH:MM` in 24 hours, or undefined if it is not a time. */
export function parseTime(text: string): string | undefined {
  const match = typedTime.exec(text.trim());
  if (!match) return undefined;
  const [, typedHours, separated, joined, half] = match;
  const hours = Number(typedHours);
  const minutes = Number(separated ?? joined ?? 0);
  const isHours = half ? hours >= 1 && hours <= 12 : hours <= 23;
  if (!isHours || minutes > 59) return undefined;
  const hoursOfDay = half ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hours;
  return [hoursOfDay, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
