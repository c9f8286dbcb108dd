import { isCalendarDay } from '#domain/calendar-day.ts';

/**
 * Patterns for the start of the name of each month, January first, in the languages of Strava that use the Latin
 * alphabet.
 */
const monthNames: readonly RegExp[] = [
  /^(?:jan|janv|ene|gen)/,
  /^(?:feb|fév|fev|févr)/,
  /^(?:mar|mär|mrt|maa|mär)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|maj|mei|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^(?:nov)/,
  /^(?:dec|dez|déc|dic)/,
];

// Newer exports have a narrow no-break space before AM and PM, which \s matches.
const time = /(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\s*([ap])\.?\s?m\.?)?/i;

/**
 * Returns the instant of a date of Strava, which is always in UTC: `May 23, 2023, 12:40:57 PM`, `09.12.2022, 15:24:49`,
 * `23 maj 2023 12:40:57`, `23/05/2023, 12:40:57` or `2018-05-23 12:40:57`. Returns undefined for any other text.
 */
export function readActivityDate(text: string): Date | undefined {
  const [, date = '', rest = ''] = /^(.*?\d{4}|\d{4}\S*?)(?=[\s,T年]|$)(.*)$/su.exec(text.trim()) ?? [];
  const iso = /^\s*(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/s.exec(text);
  const day = iso ? toDay(iso[1], Number(iso[2]), iso[3]) : readNamedDay(date);
  const clock = time.exec(iso ? (iso[4] ?? '') : rest);
  if (!day || !clock) return undefined;
  const [, hours, minutes, seconds = '0', half] = clock;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const pad = (value: string | number | undefined) => String(value).padStart(2, '0');
  const instant = new Date(`${day}T${pad(hour)}:${pad(minutes)}:${pad(seconds)}Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/**
 * Returns the day of `May 23, 2023`, `23 maj 2023`, `09.12.2022` or `23/05/2023`. Returns undefined for any other text.
 */
function readNamedDay(text: string): string | undefined {
  const [, year] = /(\d{4})$/.exec(text) ?? [];
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-]\d{4}$/.exec(text);
  if (numbers) return toDay(year, Number(numbers[2]), numbers[1]);
  const [, dayOfMonth] = /(?<!\d)(\d{1,2})(?!\d)/.exec(text) ?? [];
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const month = words.map((word) => monthNames.findIndex((name) => name.test(word)) + 1).find((at) => at > 0);
  return month ? toDay(year, month, dayOfMonth) : undefined;
}

function toDay(year: string | undefined, month: number, day: string | undefined): string | undefined {
  const written = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDay(written) ? written : undefined;
}
