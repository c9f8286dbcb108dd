import { parse } from 'csv-parse/sync';
import { parseDay } from '#domain/insights/align.ts';

/** The values of one metric of one person, in the order of the file. */
interface RecordedMetric {
  /** Days since 1970-01-01. */
  days: number[];
  values: number[];
}

/** The values that were read from a file. */
export interface RecordedValues {
  /** Values by person and metric. */
  people: Map<string, Map<string, RecordedMetric>>;
  /** The kind of values that each metric has, over all people. */
  metrics: Map<string, MetricValues>;
  /** Lines with a value, and lines that could not be read. */
  lines: number;
  broken: number;
  /** The numbers of the first broken lines. */
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
 * Reads lines of CSV with the header `person,day,metric,value`, in any order. Skips and counts lines without exactly
 * four fields, a calendar day and a finite number. Each line is one record, so a line break inside quotes makes both
 * lines invalid. Throws an Error without the header.
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

/** Returns the fields of a line, or undefined if its quotes are wrong. Each line is parsed alone. */
function splitLine(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(',');
  try {
    const [fields] = parse(line, { relax_column_count: true });
    return fields;
  } catch {
    return undefined;
  }
}
