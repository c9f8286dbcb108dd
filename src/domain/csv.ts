type Cell = string | number | Date | null;

/**
 * Rows as CSV (RFC 4180, CRLF). A text that a spreadsheet would run as a formula is given an apostrophe
 * before it (OWASP, CSV Injection): whoever opens the file shall read what was written, not run it.
 */
export const toCsv = (header: string[], rows: Cell[][]): string =>
  [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString();
  const harmless = /^\s*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
