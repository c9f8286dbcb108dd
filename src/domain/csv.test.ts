import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Parses CSV (RFC 4180) without using the code of `toCsv`. */
function parse(text: string): string[][] {
  const rows = text.matchAll(/((?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,|(?=\r\n)))+)\r\n/g);
  return [...rows].map(([, row = '']) =>
    [...row.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|$)/g)]
      .slice(0, row.endsWith(',') ? undefined : -1)
      .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
  );
}

test('writes numbers, dates, null and text that needs quotes', () => {
  expect(
    toCsv(
      ['a', 'b'],
      [
        [1, null],
        [new Date(0), 'x, "y"\nz'],
      ],
    ),
  ).toBe('a,b\r\n1,\r\n1970-01-01T00:00:00.000Z,"x, ""y""\nz"\r\n');
});

test.each(['=1+1', '+46 70', '-1', '@SUM(A1)', '\t=1', ' =cmd|calc', '|x', '%x'])(
  '%j is not run as a formula',
  (text) => {
    expect(toCsv(['a'], [[text]])).toMatch(/^a\r\n"'/);
  },
);

test('a parser reads the same values back, except for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { minLength: 1 }), (rows) => {
      const read = parse(toCsv(['one', 'two'], rows)).slice(1);
      expect(read).toEqual(
        rows.map((row) => row.map((text) => (/^\s*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text))),
      );
    }),
  );
});
