import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { openExport } from '#server/imports/archive.ts';
import type { ReadContext, Reader } from '#server/imports/reader.ts';
import { writeTemporaryFile, zipFiles } from '../export-files.ts';

/** The records and rejections that a reader returns. */
interface ReadResult {
  isRecognised: boolean;
  records: HealthRecord[];
  rejections: Rejection[];
}

/** Puts files into a zip archive and reads the archive with `reader`. Returns what the reader finds. */
export async function readFiles(
  reader: Reader,
  files: Record<string, Uint8Array | string>,
  context: Partial<ReadContext> = {},
): Promise<ReadResult> {
  await using archive = await writeTemporaryFile(await zipFiles(files));
  await using opened = await openExport(archive.path, 'export.zip');
  const found: (HealthRecord | Rejection)[] = [];
  for await (const one of reader.read(opened.files, {
    zone: 'Europe/Stockholm',
    today: '2026-11-22',
    ...context,
  })) {
    found.push(one);
  }
  return {
    isRecognised: await reader.recognises(opened.files),
    records: found.filter((one) => one.kind !== 'rejected'),
    rejections: found.filter((one) => one.kind === 'rejected'),
  };
}
