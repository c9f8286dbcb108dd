import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateAppleHealth } from '#server/testing/exports/apple-health.ts';

/** The last day in the exports that `writeAppleExport` writes. */
export const lastDay = '2026-03-09';

const bytesPerDay = [...generateAppleHealth({ until: lastDay, days: 1 })].join('').length;

/**
 * Writes the main XML file of a synthetic Apple Health export, about `bytes` bytes long. Returns
 * the number of days in the export.
 */
export async function writeAppleExport(path: string, bytes: number): Promise<number> {
  const days = Math.ceil(bytes / bytesPerDay);
  await pipeline(Readable.from(generateAppleHealth({ until: lastDay, days })), createWriteStream(path));
  return days;
}
