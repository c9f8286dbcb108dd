import { parse } from 'csv-parse/sync';
import { parseDay } from '#domain/insights/align.ts';

/**
 * The values of one metric of one person, in the order of the file. The value at an index belongs to the day at the
 * same index.
 */
interface RecordedMetric {
  /** The days of the values, as days since 1970-01-01. */
  days: number[];
  values: number[];
}

/** The values that were read from a file. */
export interface RecordedValues {
  /** The values of each person, by the name of the metric. */
  people: Map<string, Map<string, RecordedMetric>>;
  /** The kind of values that each metric has in the whole file. */
  metrics: Map<string, MetricValues>;
  /** The number of lines with a value. */
  lines: number;
  /** The number of lines that could not be read. */
  broken: number;
  /** The line numbers of the first unreadable lines, at most five. */
  firstBroken: number[];
}

interface MetricValues {
  isYesNo: boolean;
  /** Whether all values are whole numbers from 0 to 10, as ratings are. */
  isRating: boolean;
}

const header = 'person,day,metric,value';
const brokenLinesNamed = 5;

/**
 * Returns the values in lines of CSV with the header `person,day,metric,value`. The lines may be in any order. Skips
 * and counts lines that do not have exactly four fields with a calendar day and a finite number. Each line is a record
 * of its own, so a line break inside quotes makes both lines invalid. Throws an Error if the header is missing.
 */
export async function readRecordedValues(lines: AsyncIterable<string>): Promise<RecordedValues> {
  const recorded: RecordedValues = {
    people: new Map(),
    metrics: new Map(),
    lines: 0,
    broken: 0,
    firstBroken: [],
  };
  let number = 0;
  for await (const line of lines) {
    number++;
    if (number === 1) {
      if (line.replace(/^\uFEFF/, '').replaceAll(/[\s"]/g, '') !== header)
        throw new Error(`The first line must be ${header}.`);
    } else if (line.trim() !== '' && !addLine(recorded, line)) {
      recorded.broken++;
      if (recorded.firstBroken.length < brokenLinesNamed) recorded.firstBroken.push(number);
    }
  }
  if (number === 0) throw new Error('The file is empty.');
  return recorded;
}

/** Adds the value of a line. Returns false if the line cannot be read. */
function addLine(recorded: RecordedValues, line: string): boolean {
  const fields = splitLine(line);
  if (fields?.length !== 4) return false;
  const [person = '', dayText = '', metric = '', text = ''] = fields.map((field) => field.trim());
  const [day, value] = [parseDay(dayText), Number(text)];
  if (person === '' || metric === '' || day === undefined || text === '' || !Number.isFinite(value))
    return false;
  recorded.lines++;
  const known = recorded.metrics.get(metric) ?? { isYesNo: true, isRating: true };
  known.isYesNo &&= value === 0 || value === 1;
  known.isRating &&= Number.isInteger(value) && value >= 0 && value <= 10;
  recorded.metrics.set(metric, known);
  const { days, values } = metricOf(recorded, person, metric);
  days.push(day);
  values.push(value);
  return true;
}

function metricOf({ people }: RecordedValues, person: string, metric: string): RecordedMetric {
  const metrics = people.get(person) ?? new Map<string, RecordedMetric>();
  if (metrics.size === 0) people.set(person, metrics);
  const known = metrics.get(metric) ?? { days: [], values: [] };
  if (known.days.length === 0) metrics.set(metric, known);
  return known;
}

/** Returns the fields of one line, or undefined if its quotes are invalid. */
function splitLine(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(',');
  try {
    const [fields] = parse(line, { relax_column_count: true });
    return fields;
  } catch {
    return undefined;
  }
}
