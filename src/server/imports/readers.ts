import { appleHealth } from './formats/apple-health.ts';
import { clue } from './formats/clue.ts';
import { cronometer } from './formats/cronometer.ts';
import { daylio } from './formats/daylio.ts';
import { drip } from './formats/drip.ts';
import { fitbit } from './formats/fitbit.ts';
import { garmin } from './formats/garmin.ts';
import { myfitnesspal } from './formats/myfitnesspal.ts';
import { openscale } from './formats/openscale.ts';
import { oura } from './formats/oura.ts';
import { samsungHealth } from './formats/samsung-health.ts';
import { strava } from './formats/strava.ts';
import { withings } from './formats/withings.ts';
import type { ExportFile, Reader } from './reader.ts';

/** The readers of all known apps. The order matters: the first reader that recognises an export reads it. */
const readers: readonly Reader[] = [
  appleHealth,
  fitbit,
  garmin,
  samsungHealth,
  strava,
  daylio,
  drip,
  clue,
  myfitnesspal,
  cronometer,
  oura,
  withings,
  openscale,
];

/** Returns the reader of the app that made the export. Returns undefined if no reader recognises the export. */
export async function findReader(files: readonly ExportFile[]): Promise<Reader | undefined> {
  for (const reader of readers) {
    if (await reader.recognises(files)) return reader;
  }
  return undefined;
}
