import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeTemporaryFile, zipFiles } from '#server/testing/export-files.ts';
import { openExport } from './archive.ts';

async function readAll(bytes: Uint8Array | string, name = 'export.zip'): Promise<Record<string, string>> {
  await using stored = await writeTemporaryFile(bytes);
  await using opened = await openExport(stored.path, name);
  const texts = await Promise.all(opened.files.map(async (file) => [file.path, await file.text()] as const));
  return Object.fromEntries(texts);
}

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { fault?: string }) => error.fault ?? String(error),
  );

/**
 * Replaces a file name in an archive, in the local header and in the central directory. Both names must have the same
 * length.
 */
const rename = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

describe('openExport', () => {
  it('reads the files of an archive and leaves out folders and metadata', async () => {
    const zip = await zipFiles({
      'apple_health_export/export.xml': '<HealthData/>',
      'Sömn/nätter.csv': 'å',
      '__MACOSX/apple_health_export/._export.xml': 'x',
      'apple_health_export/._export.xml': 'x',
      '.DS_Store': 'x',
    });
    expect(await readAll(zip)).toEqual({
      'apple_health_export/export.xml': '<HealthData/>',
      'Sömn/nätter.csv': 'å',
    });
  });

  it('reads a single file, also in gzip', async () => {
    expect(await readAll('date,weight', 'my.csv')).toEqual({ 'my.csv': 'date,weight' });
    expect(await readAll(gzipSync('{"a":1}'), 'my.json.gz')).toEqual({ 'my.json': '{"a":1}' });
  });

  it('counts the bytes that were read', async () => {
    await using stored = await writeTemporaryFile('x'.repeat(1000));
    await using opened = await openExport(stored.path, 'a.csv');
    expect(opened.bytesRead()).toBe(0);
    await opened.files[0]!.text();
    expect(opened.bytesRead()).toBe(1000);
  });

  it('treats names only as names', async () => {
    const zip = await zipFiles({ 'xx/etc/passwd': 'x', 'windows/a.csv': 'y' });
    const renamed = rename(rename(zip, 'xx/etc/passwd', '../etc/passwd'), 'windows/a.csv', 'windows\\a.csv');
    expect(await readAll(renamed)).toEqual({ '../etc/passwd': 'x', 'windows/a.csv': 'y' });
  });

  it('opens a nested backup of Daylio and no other archive', async () => {
    const inner = await zipFiles({ 'backup.daylio': 'e30=' });
    const files = await readAll(await zipFiles({ 'a/my.daylio': inner, 'b/other.zip': inner }));
    expect(files['a/my.daylio/backup.daylio']).toBe('e30=');
    expect(Object.keys(files)).toEqual(['a/my.daylio/backup.daylio', 'b/other.zip']);
  });

  it('keeps only 64 MiB of nested archives in memory', async () => {
    // This content compresses well, but not as well as a zip bomb.
    const content = Buffer.alloc(33 * 1024 * 1024);
    for (let at = 0; at < content.length; at += 64 * 1024) randomBytes(2048).copy(content, at);
    const inner = await zipFiles({ 'backup.daylio': content }, { compress: false });
    await using stored = await writeTemporaryFile(await zipFiles({ 'a.daylio': inner, 'b.daylio': inner }));
    await using opened = await openExport(stored.path, 'export.zip');
    expect(opened.files.map(({ path }) => path)).toEqual(['a.daylio/backup.daylio', 'b.daylio']);
  });

  it('rejects an archive whose directory is too large to keep in memory', async () => {
    const names = Array.from({ length: 600 }, (_, index) => `${index}`.padEnd(60_000, 'x'));
    const zip = await zipFiles(Object.fromEntries(names.map((name) => [name, ''])));
    expect(await faultOf(readAll(zip))).toBe('suspiciousArchive');
  });

  it('rejects an archive without its directory', async () => {
    const zip = await zipFiles({ 'export.xml': 'x'.repeat(1000) });
    expect(await faultOf(readAll(zip.subarray(0, -30)))).toBe('damagedFile');
    expect(await faultOf(readAll(zip.subarray(0, 4)))).toBe('damagedFile');
  });

  it('rejects an encrypted archive', async () => {
    const zip = await zipFiles({ 'export.xml': 'x' });
    const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    zip[directory + 8] = (zip[directory + 8] ?? 0) | 1;
    expect(await faultOf(readAll(zip))).toBe('encryptedFile');
  });

  it('rejects a zip bomb before reading it', async () => {
    const zip = await zipFiles({ 'export.xml': Buffer.alloc(60 * 1024 * 1024) });
    expect(await faultOf(readAll(zip))).toBe('suspiciousArchive');
  });

  it('stops at an entry that is larger than declared', async () => {
    const zip = await zipFiles({ 'export.xml': 'x'.repeat(10_000) });
    const directory = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    zip.writeUInt32LE(5000, directory + 24);
    expect(await faultOf(readAll(zip))).toBe('cutOff');
  });

  it('stops a gzip bomb', async () => {
    expect(await faultOf(readAll(gzipSync(Buffer.alloc(60 * 1024 * 1024)), 'a.json.gz'))).toBe(
      'suspiciousArchive',
    );
  });

  it('reports a gzip file that ends early', async () => {
    const whole = gzipSync(Buffer.from(Array.from({ length: 1000 }, (_, i) => `${i * 7919}`).join()));
    expect(await faultOf(readAll(whole.subarray(0, -100), 'a.json.gz'))).toBe('cutOff');
  });

  it('limits the length of a text in bytes', async () => {
    await using stored = await writeTemporaryFile('å'.repeat(500));
    await using opened = await openExport(stored.path, 'a.csv');
    expect(await opened.files[0]!.text(1000)).toHaveLength(500);
    expect(await faultOf(opened.files[0]!.text(999))).toBe('tooLarge');
  });
});
