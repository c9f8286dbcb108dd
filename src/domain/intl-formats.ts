const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeTimeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** Returns the number format of a locale. Formats are cached, because creating a format takes longer than using it. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  keep(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options));

/** Returns the date format of a locale, cached as in `numberFormat`. Throws RangeError for an unknown zone. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options));

/** Returns the format of a locale for texts such as "2 hours ago", cached as in `numberFormat`. */
export const relativeTimeFormat = (
  locale: string,
  options: Intl.RelativeTimeFormatOptions = {},
): Intl.RelativeTimeFormat =>
  keep(relativeTimeFormats, locale, options, () => new Intl.RelativeTimeFormat(locale, options));

function keep<Format>(
  formats: Map<string, Format>,
  locale: string,
  options: object,
  create: () => Format,
): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const format = create();
  // Limits the size of the cache. The names of zones are not case-sensitive, so a client could otherwise fill the cache
  // with different spellings of one zone.
  if (formats.size >= 1000) formats.clear();
  formats.set(key, format);
  return format;
}
