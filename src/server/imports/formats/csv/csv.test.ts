import { describe, expect, it } from 'vitest';
import { readDay } from '#domain/devices/read-day.ts';
import { writeTemporaryFile } from '#server/testing/export-files.ts';
import { openExport } from '../../archive.ts';
import { csvReader } from './csv-reader.ts';
import { previewCsv } from './preview-csv.ts';
import { suggestMapping } from './suggest-mapping.ts';

async function read(text: string | Buffer) {
  await using stored = await writeTemporaryFile(text);
  await using opened = await openExport(stored.path, 'my.csv');
  const preview = await previewCsv(opened.files[0]!);
  const mapping = suggestMapping(preview.columns, preview.rows);
  const context = { zone: 'Europe/Stockholm', today: '2026-01-01' };
  const records = [];
  if (mapping) for await (const one of csvReader(mapping).read(opened.files, context)) records.push(one);
  return { preview, mapping, records };
}

describe('a CSV file of an unknown app', () => {
  it('is read with the suggested mapping, in Swedish, Latin-1 and with decimal commas', async () => {
    const text =
      'Datum;Vikt;Sömn (min);Anteckning\n31.12.2025;81,5;450;god natt\n30.12.2025;-;x;\nigår;81;1;\n';
    const { mapping, records } = await read(Buffer.from(text, 'latin1'));
    expect(mapping).toBeNull();
    expect(records).toEqual([]);
    const good = await read(Buffer.from(text.replace('igår', '29.12.2025'), 'latin1'));
    expect(good.mapping).toEqual({
      dayColumn: 'Datum',
      dayOrder: 'dmy',
      decimalMark: ',',
      columns: [
        { column: 'Vikt', measure: 'weight' },
        { column: 'Sömn (min)', measure: 'sleepHours', unit: 'minutes' },
      ],
    });
    const recordedAt = new Date('2025-12-31T11:00:00Z');
    expect(good.records.slice(0, 3)).toEqual([
      { kind: 'daily', measure: 'weight', day: '2025-12-31', value: 81.5, recordedAt },
      { kind: 'daily', measure: 'sleepHours', day: '2025-12-31', value: 7.5, recordedAt },
      { kind: 'rejected', reason: 'unreadable', what: 'Sömn (min)', where: 'line 3' },
    ]);
  });

  it('is read in English with American dates and pounds', async () => {
    const { mapping, records } = await read('Date,Weight (lb),Steps\n12/31/2025 7:05 PM,180.2,"10,432"\n');
    expect(mapping).toMatchObject({ dayOrder: 'mdy', decimalMark: '.' });
    expect(records).toMatchObject([
      { measure: 'weight', day: '2025-12-31', recordedAt: new Date('2025-12-31T18:05:00Z') },
      { measure: 'steps', value: 10_432 },
    ]);
    expect(records[0]).toHaveProperty('value', 180.2 * 0.453_592_37);
  });

  it('is read with yes and no in words, but only for a measure that is a yes or a no', async () => {
    const { records } = await read(
      'Datum;Alkohol;Skräpmat;Vikt\n2025-12-30;ja;No;81\n2025-12-31;Nej;TRUE;ja\n2026-01-01;1;-;80\n',
    );
    const values = records.flatMap((one) => (one.kind === 'daily' ? [[one.measure, one.value]] : []));
    expect(values).toEqual([
      ['alcoholConsumption', 1],
      ['junkFoodConsumption', 0],
      ['weight', 81],
      ['alcoholConsumption', 0],
      ['junkFoodConsumption', 1],
      ['alcoholConsumption', 1],
      ['weight', 80],
    ]);
    expect(records.filter(({ kind }) => kind === 'rejected')).toMatchObject([{ what: 'Vikt' }]);
  });

  it('shows the first rows, shortened', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => `2025-01-01,${'x'.repeat(300)},${index}`);
    const { preview, mapping } = await read(['day,note,n', ...rows].join('\n'));
    expect(preview.columns).toEqual(['day', 'note', 'n']);
    expect(preview.rows).toHaveLength(10);
    expect(preview.rows[0]![1]).toHaveLength(200);
    expect(mapping).toBeNull();
  });
});

describe('readDay', () => {
  it.each([
    ['2025-03-01', 'dmy', '2025-03-01', '11:00'],
    ['2025/3/1 08:30:15', 'dmy', '2025-03-01', '07:30'],
    ['20250301', 'ymd', '2025-03-01', '11:00'],
    ['1.3.25', 'dmy', '2025-03-01', '11:00'],
    ['3/1/2025, 12:15 AM', 'mdy', '2025-03-01', '23:15'],
    ['2025-02-28T23:30:00Z', 'ymd', '2025-03-01', '23:30'],
    ['2025-03-01T08:30:00+09:00', 'ymd', '2025-03-01', '07:30'],
  ] as const)('reads %s', (text, order, day, utc) => {
    const read = readDay(text, order, 'Europe/Stockholm');
    expect([read?.day, read?.recordedAt.toISOString().slice(11, 16)]).toEqual([day, utc]);
  });

  it.each(['', 'Monday', '2025-02-30', '31.12.2025x', '2025-13-01', '99'])('rejects %j', (text) => {
    expect(readDay(text, 'dmy', 'UTC')).toBeNull();
  });
});
