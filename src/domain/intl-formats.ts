/** The cached formats of one kind, found by the locale and then by the name and the value of each option. */
interface Cache<Format> {
  root: CacheNode<Format>;
  size: number;
}

interface CacheNode<Format> {
  format: Format | undefined;
  next: Map<unknown, CacheNode<Format>>;
}

/** The maximum number of cached formats of one kind. A date format takes about 75 kB of memory. */
const maxFormats = 100;

const numberFormats = emptyCache<Intl.NumberFormat>();
const dateFormats = emptyCache<Intl.DateTimeFormat>();
const relativeTimeFormats = emptyCache<Intl.RelativeTimeFormat>();

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

/**
 * Returns the cached format, or creates it. The cache is a tree, because joining the locale and the options to one key
 * takes as long as formatting a number.
 */
function keep<Format>(cache: Cache<Format>, locale: string, options: object, create: () => Format): Format {
  let node = cache.root.next.get(locale);
  for (const name in options) node = node?.next.get(name)?.next.get(options[name as keyof typeof options]);
  if (node?.format) return node.format;
  const format = create();
  // Limits the size of the cache. The names of zones are not case-sensitive, so a client could otherwise fill the cache
  // with different spellings of one zone.
  if (cache.size >= maxFormats) Object.assign(cache, emptyCache<Format>());
  let created = childOf(cache.root, locale);
  for (const [name, value] of Object.entries(options)) created = childOf(childOf(created, name), value);
  created.format = format;
  cache.size += 1;
  return format;
}

function emptyCache<Format>(): Cache<Format> {
  return { root: { format: undefined, next: new Map() }, size: 0 };
}

/** Returns the node for a key below a node. Creates the node if it is missing. */
function childOf<Format>(node: CacheNode<Format>, key: unknown): CacheNode<Format> {
  const known = node.next.get(key);
  if (known) return known;
  const created: CacheNode<Format> = { format: undefined, next: new Map() };
  node.next.set(key, created);
  return created;
}
