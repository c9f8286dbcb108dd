import type { Entry } from 'yauzl';
import { ExportError } from './export-error.ts';

/** Data that has at most this size after decompression, in bytes, never counts as a zip bomb. */
const harmlessBytes = 50 * 1024 * 1024;

/** The largest size of all files after decompression, in bytes. */
const maxBytes = 30 * 1024 ** 3;

/**
 * The largest allowed ratio of decompressed to compressed size. The text of exports has a ratio of about 20. Repeated
 * bytes can reach 1,000.
 */
const maxRatio = 200;

const isBomb = (bytes: number, compressedBytes: number) =>
  bytes > maxBytes || (bytes > harmlessBytes && bytes > maxRatio * compressedBytes);

/**
 * Throws ExportError `suspiciousArchive` if an entry, or all entries together, become too large. Compares the total
 * with the size of the archive, because entries of a zip bomb can share their compressed bytes. The declared sizes can
 * be trusted, because reading fails as soon as an entry is larger than declared.
 */
export function rejectBombs(entries: readonly Entry[], archiveBytes: number): void {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isSuspicious =
    isBomb(total, archiveBytes) ||
    entries.some(({ uncompressedSize, compressedSize }) => isBomb(uncompressedSize, compressedSize));
  if (isSuspicious) throw new ExportError('suspiciousArchive');
}

/**
 * Yields the bytes of a compressed file after decompression. Throws ExportError `suspiciousArchive` as soon as the
 * decompressed bytes exceed the limits.
 */
export async function* limitExpansion(source: AsyncIterable<Buffer>, compressedBytes: number) {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (isBomb(bytes, compressedBytes)) throw new ExportError('suspiciousArchive');
    yield chunk;
  }
}
