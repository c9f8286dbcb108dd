import type { Language } from '#web/i18n/language.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago an instant is: "5 min ago", "3 days ago", after a week its date. Undefined for the last minute. */
export function relativeTime(instant: string, now: Date, language: Language): string | undefined {
  const then = new Date(instant);
  // A clock that is behind the server's would say "in 2 minutes".
  const past = Math.max(0, now.getTime() - then.getTime());
  if (past < minute) return undefined;
  if (past < hour) return ago(past / minute, 'minute', language);
  if (past < day) return ago(past / hour, 'hour', language);
  if (past < 7 * day) return ago(past / day, 'day', language);
  const sameYear = then.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(then);
}

const ago = (value: number, unit: 'minute' | 'hour' | 'day', language: Language) =>
  new Intl.RelativeTimeFormat(language, { style: unit === 'minute' ? 'short' : 'long' }).format(
    -Math.floor(value),
    unit,
  );
