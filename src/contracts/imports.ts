import { z } from 'zod';
import { csvUnits } from '#domain/devices/csv-units.ts';
import { dayOrders } from '#domain/devices/read-day.ts';
import { observedMeasures } from '#domain/measures/catalogue.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id, idParam, instant } from './inputs.ts';
import type { Upload } from './upload.ts';

/** The formats of export files that the product recognises. */
export const importFormats = [
  'apple-health',
  'fitbit',
  'samsung-health',
  'garmin',
  'strava',
  'daylio',
  'drip',
  'clue',
  'myfitnesspal',
  'cronometer',
  'oura',
  'withings',
  'openscale',
  'csv',
] as const;
export type ImportFormat = (typeof importFormats)[number];

export const importUpload = { kind: 'file', maxBytes: 4 * 1024 ** 3 } as const satisfies Upload;

const report = z.object({
  read: z.number(),
  stored: z.number(),
  /** The number of records that were left out because the same records were stored before. */
  duplicates: z.number(),
  rejected: z.array(
    z.object({ reason: z.string(), what: z.string(), count: z.number(), where: z.string().nullable() }),
  ),
  /** The number of records by kind, such as `night`. Counts stored records and duplicates together. */
  kinds: z.record(z.string(), z.number()),
  from: day.nullable(),
  to: day.nullable(),
});

/** The meaning of the columns of a CSV file. Columns that are not listed are not imported. */
const csvMapping = z.strictObject({
  /** The name of the column with the day. */
  dayColumn: z.string().max(200),
  /** The order of day, month and year in the column. */
  dayOrder: z.enum(dayOrders),
  decimalMark: z.enum(['.', ',']),
  columns: z
    .array(
      z.strictObject({
        column: z.string().max(200),
        measure: z.enum(namesOf(observedMeasures)),
        /** The unit of the values in the column, if it differs from the unit of the measure. */
        unit: z.enum(csvUnits).nullish(),
      }),
    )
    .min(1)
    .max(50),
});
export type CsvMapping = z.output<typeof csvMapping>;

export const importState = z.object({
  id,
  /** The format of the file. Null until the file is recognised. */
  format: z.enum(importFormats).nullable(),
  fileName: z.string(),
  /**
   * `needsMapping`: the file is a CSV file of an unknown app. The import waits until the person has said what its
   * columns mean.
   */
  state: z.enum(['waiting', 'needsMapping', 'running', 'finished', 'cancelled', 'failed']),
  /** Why the import failed. Null if it has not failed. */
  failure: z
    .enum([
      'unknownFormat',
      'noRows',
      'damagedFile',
      'suspiciousArchive',
      'tooLarge',
      'encryptedFile',
      'internal',
    ])
    .nullable(),
  bytesRead: z.number(),
  bytesTotal: z.number(),
  /** The result so far. A cancelled or failed import also has a report, because the records that it stored are kept. */
  report: report.nullable(),
  /** The columns and the first rows of a CSV file that needs a mapping, with a suggested mapping. */
  preview: z
    .object({
      columns: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      suggestion: csvMapping.nullable(),
    })
    .nullable(),
  createdAt: instant,
  finishedAt: instant.nullable(),
});

export type ImportState = z.output<typeof importState>;
export type ImportReport = z.output<typeof report>;

export const listImports = defineEndpoint({
  operationId: 'listImports',
  method: 'GET',
  path: '/api/imports',
  summary: 'List imports of health data files',
  description: 'Newest first, at most 50.',
  access: member('devices'),
  response: z.array(importState),
});

export const startImport = defineEndpoint({
  operationId: 'startImport',
  method: 'POST',
  path: '/api/imports',
  summary: 'Import a file of health data from another app',
  description:
    'A job recognises the format and reads the file. List the imports to see its progress. A CSV file of an unknown app needs a mapping.',
  access: member('devices'),
  onlineOnly: true,
  upload: importUpload,
  body: z.strictObject({ fileName: z.string().trim().min(1).max(200) }),
  errors: ['file_missing', 'file_too_large', 'import_running', 'too_many_requests', 'busy'],
  response: importState,
});

export const mapImport = defineEndpoint({
  operationId: 'mapImport',
  method: 'POST',
  path: '/api/imports/:id/mapping',
  summary: 'Map the columns of a CSV import to measures',
  description: 'Starts the import of a file in the state `needsMapping`.',
  access: member('devices'),
  onlineOnly: true,
  params: z.strictObject({ id: idParam }),
  body: csvMapping,
  errors: ['not_found', 'import_running'],
  response: importState,
});

export const cancelImport = defineEndpoint({
  operationId: 'cancelImport',
  method: 'DELETE',
  path: '/api/imports/:id',
  summary: 'Cancel an import',
  description:
    'What was stored before stays and can be deleted with its source. A finished import is unchanged.',
  access: member('devices'),
  onlineOnly: true,
  params: z.strictObject({ id: idParam }),
  errors: ['not_found'],
  response: importState,
});
