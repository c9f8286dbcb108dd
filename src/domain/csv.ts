type Cell = string | number | Date | null;

/**
 * Returns a header and rows as CSV (RFC 4180, with CRLF line ends). Null becomes an empty cell. A date becomes an ISO
 * 8601 text. Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP, CSV Injection).
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
