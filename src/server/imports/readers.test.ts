import { expect, it } from 'vitest';
import { writeTemporaryFile, zipFiles } from '#server/testing/export-files.ts';
import { makeFitbitExport } from '#server/testing/exports/fitbit.ts';
import { makeGarminExport } from '#server/testing/exports/garmin.ts';
import { makeSamsungExport } from '#server/testing/exports/samsung-health.ts';
import { makeStravaExport } from '#server/testing/exports/strava.ts';
import { openExport } from './archive.ts';
import { findReader } from './readers.ts';

it.each([
  ['fitbit', makeFitbitExport(1, { generation: 'fitbit' }).files],
  ['fitbit', makeFitbitExport(1, { generation: 'google' }).files],
  ['garmin', makeGarminExport(1).files],
  ['samsung-health', makeSamsungExport(1).files],
  ['strava', makeStravaExport(1, 'old').files],
  ['strava', makeStravaExport(1, 'german').files],
  ['withings', { 'activities.csv': 'von,bis,Zeitzone,"Aktivitätstyp",Daten\n' }],
  // The list of activities of the website of Garmin Connect.
  [undefined, { 'Activities.csv': 'Activity Type,Date,Favorite,Title,Distance,Calories,Time\n' }],
  [undefined, { 'notes/steps.txt': 'steps' }],
])('an export of %s is given to its reader', async (format, files) => {
  await using archive = await writeTemporaryFile(await zipFiles(files));
  await using opened = await openExport(archive.path, 'export.zip');
  expect((await findReader(opened.files))?.format).toBe(format);
});
