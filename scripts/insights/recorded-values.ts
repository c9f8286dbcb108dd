import { parse } from 'csv-parse/sync';
import { parseDay } from '#domain/insights/align.ts';

/** The values of one metric of one person, in the order of the file. `values[i]` is the value on `days[i]`. */
interface RecordedMetric {
  /** The day of each value, as a number of days since 1970-01-01. */
  days: number[];
  values: number[];
}

/** The values of one person, by the name of the metric. */
export type PersonValues = Map<string, RecordedMetric>;

/** A summary of the whole file. It is complete before the analysis of the first person starts. */
export interface FileSurvey {
  /** The line number of each person's last line. The header is line 1. */
  lastLines: Map<string, number>;
  /** What kind of values each metric has in the whole file, by the name of the metric. */
  metrics: Map<string, MetricValues>;
  /** The last day with a value of any person, as a number of days since 1970-01-01. */
  lastDay: number;
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

interface RecordedValue {
  person: string;
  day: number;
  metric: string;
  value: number;
}

const header = 'person,day,metric,value';
const brokenLinesNamed = 5;

/**
 * Returns a summary of CSV lines. The first line must be the header `person,day,metric,value`. The
 * other lines may be in any order. A line counts as broken if it does not have exactly four fields,
 * with a calendar day and a finite number. If a field in quotes contains a line break, both lines
 * count as broken. Throws an Error if the header is missing.
 */
export async function surveyLines(lines: AsyncIterable<string>): Promise<FileSurvey> {
  const survey: FileSurvey = {
    lastLines: new Map(),
    metrics: new Map(),
    lastDay: Number.NEGATIVE_INFINITY,
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
      continue;
    }
    if (line.trim() === '') continue;
    const recorded = parseLine(line);
    if (recorded) addToSurvey(survey, recorded, number);
    else if (++survey.broken <= brokenLinesNamed) survey.firstBroken.push(number);
  }
  if (number === 0) throw new Error('The file is empty.');
  return survey;
}

/**
 * Yields the values of each person as soon as the person's last line is read. If all lines of a
 * person follow each other, only the values of one person are in memory at a time. `lines` must be
 * the lines from which the survey was made.
 */
export async function* readPeople(
  lines: AsyncIterable<string>,
  { lastLines }: FileSurvey,
): AsyncGenerator<[person: string, values: PersonValues]> {
  const people = new Map<string, PersonValues>();
  let number = 0;
  for await (const line of lines) {
    number++;
    const recorded = number === 1 ? undefined : parseLine(line);
    if (!recorded) continue;
    const { person, day, metric, value } = recorded;
    const values = people.get(person) ?? new Map<string, RecordedMetric>();
    if (values.size === 0) people.set(person, values);
    const known = values.get(metric) ?? { days: [], values: [] };
    if (known.days.length === 0) values.set(metric, known);
    known.days.push(day);
    known.values.push(value);
    if (lastLines.get(person) !== number) continue;
    people.delete(person);
    yield [person, values];
  }
}

function addToSurvey(
  survey: FileSurvey,
  { person, day, metric, value }: RecordedValue,
  number: number,
): void {
  survey.lines++;
  survey.lastLines.set(person, number);
  survey.lastDay = Math.max(survey.lastDay, day);
  const known = survey.metrics.get(metric) ?? { isYesNo: true, isRating: true };
  known.isYesNo &&= value === 0 || value === 1;
  known.isRating &&= Number.isInteger(value) && value >= 0 && value <= 10;
  survey.metrics.set(metric, known);
}

/** Returns the person, day, metric and value of a line, or undefined if the line cannot be read. */
function parseLine(line: string): RecordedValue | undefined {
  const fields = splitLine(line);
  if (fields?.length !== 4) return undefined;
  const [person = '', dayText = '', metric = '', text = ''] = fields.map((field) => field.trim());
  const [day, value] = [parseDay(dayText), Number(text)];
  const isValid = person !== '' && metric !== '' && text !== '' && Number.isFinite(value);
  return isValid && day !== undefined ? { person, day, metric, value } : undefined;
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
