import type { Rejection } from '#domain/devices/health-record.ts';
import { ExportError } from './export-error.ts';
import { fileName } from './file-name.ts';
import type { ExportFile } from './reader.ts';

/** Returns the rejection of a file whose data the product does not store. `what` is the kind of its data. */
export const notUsed = (what: string, file: ExportFile): Rejection => ({
  kind: 'rejected',
  reason: 'notUsed',
  what,
  where: file.path,
});

/**
 * Returns the rejection of a row or entry. `place` is the line of the row, or the number of the entry in a list.
 * Without `place`, the whole file is rejected.
 */
export const unreadable = (what: string, file: ExportFile, place?: number): Rejection => ({
  kind: 'rejected',
  reason: 'unreadable',
  what,
  where: place === undefined ? file.path : `${file.path}:${place}`,
});

/**
 * Yields what `read` yields, file by file. If a file cannot be read to its end, yields the part that can be read and a
 * rejection, and continues with the next file.
 */
export async function* readEachFile<T>(
  files: readonly ExportFile[],
  read: (file: ExportFile) => AsyncIterable<T>,
): AsyncGenerator<T | Rejection> {
  for (const file of files) {
    try {
      yield* read(file);
    } catch (error) {
      if (!(error instanceof ExportError)) throw error;
      const reason = error.fault === 'cutOff' ? 'cutOff' : 'unreadable';
      yield { kind: 'rejected', reason, what: fileName(file), where: file.path };
    }
  }
}
