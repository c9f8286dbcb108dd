import type { CsvMapping, ImportFormat } from '#contracts/imports.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import type { ExportFault } from './export-error.ts';

/** What the thread that reads an export needs to know about the uploaded file. */
export interface ReadTask {
  /** The path of the file on the disk. */
  path: string;
  /** The name that the person's device gave to the file. */
  fileName: string;
  /** The meaning of the columns of a CSV file. Null for the export of a known app. */
  mapping: CsvMapping | null;
  zone: string;
  today: CalendarDay;
}

/** The columns and the first rows of a CSV file, and what its columns seem to contain. */
export interface MappingPreview {
  columns: string[];
  rows: string[][];
  suggestion: CsvMapping | null;
}

/** A message from the thread. After each `records`, the thread waits until the records are stored. */
export type ReadMessage =
  | { kind: 'recognised'; format: ImportFormat }
  | { kind: 'needsMapping'; preview: MappingPreview }
  | { kind: 'records'; records: (HealthRecord | Rejection)[] }
  /** How much of the file was read, in bytes. Sent twice a second. */
  | { kind: 'progress'; bytesRead: number }
  /** The last message. `fault` is null if the file was read to its end. */
  | { kind: 'finished'; fault: ExportFault | null; path: string | null };
