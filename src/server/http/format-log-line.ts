interface LogLine {
  level: number;
  msg?: string;
  err?: { type: string; code: string; stack: string };
  [field: string]: unknown;
}

/**
 * The fields that `formatLogLine` does not list as details. The text shows `level`, `msg` and `err` in another form,
 * and leaves out the other fields.
 */
const hiddenFields = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** Converts a JSON line of the log to readable text for a terminal. The text ends with a line break. */
export function formatLogLine(json: string): string {
  const line = JSON.parse(json) as LogLine;
  const details = Object.entries(line)
    .filter(([field]) => !hiddenFields.has(field))
    .map(([field, value]) => `${field}: ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  if (line.err) details.push([line.err.type, line.err.code].filter(Boolean).join(' '));
  const text = `${levelWord(line.level)}: ${line.msg ?? ''}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
  return `${text}\n${line.err?.stack ? `${line.err.stack}\n` : ''}`;
}

/**
 * Returns the word for a level number of the logger: errors have 50 or more, warnings 40 to 49, and all other lines
 * less.
 */
function levelWord(level: number): string {
  if (level >= 50) return 'Error';
  return level >= 40 ? 'Warning' : 'Info';
}
