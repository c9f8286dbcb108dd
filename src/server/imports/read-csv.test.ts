import { describe, expect, it } from 'vitest';
import { writeTemporaryFile } from '#server/testing/export-files.ts';
import { openExport } from './archive.ts';
import { readCsv } from './read-csv.ts';

async function rowsOf(text: string | Buffer, options?: Parameters<typeof readCsv>[1]) {
  await using stored = await writeTemporaryFile(text);
  await using opened = await openExport(stored.path, 'file.csv');
  const rows = [];
  let fault: string | undefined;
  try {
    for await (const row of readCsv(opened.files[0]!, options)) rows.push(row);
  } catch (error) {
    fault = (error as { fault?: string }).fault ?? String(error);
  }
  return { rows, cells: rows.map(({ cells }) => cells), fault };
}

describe('readCsv', () => {
  it.each([',', ';', '\t'])('guesses the delimiter %j', async (delimiter) => {
    const text = ['Datum|Vikt|Not', '2025-01-01|"81,5"|a', '2025-01-02|"81,6"|"b, c; d"'].join('\r\n');
    const { cells } = await rowsOf(text.replaceAll('|', delimiter));
    expect(cells).toEqual([
      { Datum: '2025-01-01', Vikt: '81,5', Not: 'a' },
      { Datum: '2025-01-02', Vikt: '81,6', Not: 'b, c; d' },
    ]);
  });

  it('tells a decimal comma from a delimiter', async () => {
    const { cells } = await rowsOf('Datum;Sömn\n2025-01-01;7,5\n2025-01-02;8,25\n');
    expect(cells[1]).toEqual({ Datum: '2025-01-02', Sömn: '8,25' });
  });

  it('reads Latin-1, a byte order mark, a declared delimiter and JSON in cells', async () => {
    expect((await rowsOf(Buffer.from('Datum;Sömn\n1;2\n', 'latin1'))).cells).toEqual([
      { Datum: '1', Sömn: '2' },
    ]);
    expect((await rowsOf('\ufeffdate,a\n1,2')).cells).toEqual([{ date: '1', a: '2' }]);
    expect((await rowsOf('sep=|\r\ndate|a\r\n1|2')).cells).toEqual([{ date: '1', a: '2' }]);
    const json = await rowsOf('day;met\n2025-01-01;{"interval":60,"items":[1,2]}\n2025-01-02;{"a":1,"b":2}');
    expect(json.cells[0]).toEqual({ day: '2025-01-01', met: '{"interval":60,"items":[1,2]}' });
  });

  it('tolerates rows of another length and numbers repeated names', async () => {
    const { rows } = await rowsOf('Distance,Time,Distance\n9.1\n9.1,5,9100,extra\n\n1,"a\nb",3\n');
    expect(rows).toEqual([
      { line: 2, values: ['9.1'], cells: { Distance: '9.1', Time: '', 'Distance (2)': '' } },
      {
        line: 3,
        values: ['9.1', '5', '9100', 'extra'],
        cells: { Distance: '9.1', Time: '5', 'Distance (2)': '9100' },
      },
      { line: 6, values: ['1', 'a\nb', '3'], cells: { Distance: '1', Time: 'a\nb', 'Distance (2)': '3' } },
    ]);
  });

  it('skips lines before the header', async () => {
    const { cells } = await rowsOf('com.samsung.health.weight,6,2\nweight,start_time,\n70,1,\n', {
      isHeader: (values) => values.includes('start_time'),
    });
    expect(cells).toMatchObject([{ weight: '70', start_time: '1' }]);
  });

  it('returns the good rows of a file that ends in a quote', async () => {
    const { cells, fault } = await rowsOf('a,b\n1,2\n3,4\n5,"never closed\n6,7');
    expect(cells).toEqual([
      { a: '1', b: '2' },
      { a: '3', b: '4' },
    ]);
    expect(fault).toBe('cutOff');
  });

  it('does not keep a whole file because of one quote', async () => {
    const { cells, fault } = await rowsOf(`a,b\n1,2\n3,"${'x'.repeat(5 * 1024 * 1024)}`);
    expect(cells).toEqual([{ a: '1', b: '2' }]);
    expect(fault).toBe('cutOff');
  });

  it.each(['', '\n\n', 'only a header'])('finds no rows in %j', async (text) => {
    expect(await rowsOf(text)).toEqual({ rows: [], cells: [], fault: undefined });
  });
});
