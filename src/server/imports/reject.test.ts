import { describe, expect, it } from 'vitest';
import { ExportError } from './export-error.ts';
import type { ExportFile } from './reader.ts';
import { readEachFile } from './reject.ts';

describe('readEachFile', () => {
  it('says why a file was not read to its end, and continues with the next file', async () => {
    const files = ['short.csv', 'large.csv', 'whole.csv'].map((path) => ({ path }) as ExportFile);
    const found: unknown[] = [];
    const read = async function* ({ path }: ExportFile) {
      yield path;
      if (path === 'short.csv') throw new ExportError('cutOff', path);
      if (path === 'large.csv') throw new ExportError('tooLarge', path);
    };
    for await (const each of readEachFile(files, read)) found.push(each);
    expect(found).toMatchObject([
      'short.csv',
      { reason: 'cutOff', where: 'short.csv' },
      'large.csv',
      { reason: 'unreadable', where: 'large.csv' },
      'whole.csv',
    ]);
  });
});
