/** The indexes of the columns that are used, counted from 0. */
export interface ActivityColumns {
  id: number;
  /** The start in UTC. */
  date: number;
  name: number;
  type: number;
  /**
   * The time from start to end, in seconds. Used instead of the moving time, because the old and
   * the new layout of the table contain the elapsed time.
   */
  elapsed: number;
  /** Kilocalories. */
  calories?: number;
  /** How hard the person found the activity, 1 to 10. */
  exertion?: number;
}

/**
 * A table with at least this number of columns is a table of Strava. The new layout, used since
 * July 2019, has 87 to 101 columns. No other app has so many columns.
 */
const manyColumns = 60;

const names = {
  id: /^(?:activity id|id|aktivitäts-id|aktivitets-id)$/,
  date: /^(?:activity date|date|aktivitätsdatum|aktivitetsdato|aktivitetsdatum)$/,
  name: /^(?:activity name|name|name der aktivität|aktivitetsnavn|aktivitetsnamn)$/,
  type: /^(?:activity type|type|aktivitätsart|aktivitetstype|aktivitetstyp)$/,
  elapsed: /^(?:elapsed time|elapsed_time|verstrichene zeit|varighed|förfluten tid)$/,
  calories: /^(?:calor|kalor|kcal)/,
  exertion: /^(?:perceived exertion|gefühlte anstrengung|oplevet indsats|upplevd ansträngning)$/,
} as const;

/** Returns a column name in lower case, without HTML and without the suffix of a repeated column, such as " (2)". */
const plainName = (column: string) =>
  column
    .replace(/<[^>]*>/g, '')
    .replace(/ \(\d+\)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Returns whether a text begins with the header of a table of activities, in any language. */
export function isActivityHeader(text: string): boolean {
  const [line = ''] = text.split(/\r?\n/, 1);
  const columns = line.split(/[,;\t]/).map((column) => plainName(column.replaceAll('"', '')));
  if (columns.length >= manyColumns) return true;
  return names.id.test(columns[0] ?? '') && names.date.test(columns[1] ?? '') && columns.length >= 7;
}

/**
 * Returns the indexes of the columns. If two columns have the same name, uses the first of them. If
 * the language of the header is unknown, uses the order of the columns, which is the same in the
 * old and the new layout.
 */
export function findColumns(header: readonly string[]): ActivityColumns {
  const plain = header.map(plainName);
  const find = (name: keyof typeof names) => {
    const index = plain.findIndex((column) => names[name].test(column));
    return index < 0 ? undefined : index;
  };
  return {
    id: find('id') ?? 0,
    date: find('date') ?? 1,
    name: find('name') ?? 2,
    type: find('type') ?? 3,
    elapsed: find('elapsed') ?? 5,
    calories: find('calories'),
    exertion: find('exertion'),
  };
}
