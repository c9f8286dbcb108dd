import { appleHealth } from './formats/apple-health.ts';
import { garmin } from './formats/garmin.ts';
import { strava } from './formats/strava.ts';
import type { ExportFile, Reader } from './reader.ts';

/** The readers of all known apps. The order matters: the first reader that recognises an export reads it. */
const readers: readonly Reader[] = [appleHealth, garmin, strava];

/** Returns the reader of the app that made the export, or undefined if it is unknown. */
export async function findReader(files: readonly ExportFile[]): Promise<Reader | undefined> {
  for (const reader of readers) {
    if (await reader.recognises(files)) return reader;
  }
  return undefined;
}
