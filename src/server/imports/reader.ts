import type { Readable } from 'node:stream';
import type { ImportFormat } from '#contracts/imports.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';

/** A file of an export. An uploaded CSV, JSON or XML file is an export with one file. */
export interface ExportFile {
  /** The path inside the archive, with `/` between folders. Only a name: it is never used on the disk. */
  path: string;
  /** Size in bytes after decompression. For a file in gzip, the compressed size. */
  size: number;
  /** Returns the bytes. The stream fails with ExportError if the data is damaged. */
  open(): Promise<Readable>;
  /** Returns the text in parts. Detects UTF-8, UTF-16 with a byte order mark, and otherwise windows-1252. */
  textChunks(): AsyncIterable<string>;
  /** Returns the whole text. Throws ExportError `tooLarge` if it is longer than `maxBytes`. Default: 64 MiB. */
  text(maxBytes?: number): Promise<string>;
}

export interface ReadContext {
  /** The IANA zone of the person, for local times without a zone. */
  zone: string;
  today: CalendarDay;
}

/** Reads the exports of one app. */
export interface Reader {
  format: ImportFormat;
  /** Returns whether the files are an export of this app. Checks names first, and opens only small files. */
  recognises(files: readonly ExportFile[]): Promise<boolean>;
  /**
   * Returns what the files contain. Never throws for a bad row: it becomes a rejection. Throws ExportError `cutOff` if
   * the data ends early, after all records before that point.
   */
  read(files: readonly ExportFile[], context: ReadContext): AsyncIterable<HealthRecord | Rejection>;
}
