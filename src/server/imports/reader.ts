import type { Readable } from 'node:stream';
import type { ImportFormat } from '#contracts/imports.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HealthRecord, Rejection } from '#domain/devices/health-record.ts';

/** A file of an export. An uploaded CSV, JSON or XML file is an export with one file. */
export interface ExportFile {
  /**
   * The path inside the archive, with `/` between folders. The path is only a name and never used as a path on the
   * disk.
   */
  path: string;
  /** The size in bytes after decompression. For a single gzip file, the compressed size. */
  size: number;
  /** Returns the bytes. The stream fails with ExportError if the data is damaged. */
  open(): Promise<Readable>;
  /** Yields the text in parts. Reads UTF-8, UTF-16 with a byte order mark, and windows-1252 (see `decode-text.ts`). */
  textChunks(): AsyncIterable<string>;
  /**
   * Returns the whole text. Throws ExportError `tooLarge` if the text is longer than `maxBytes` in UTF-8. Default: 64
   * MiB.
   */
  text(maxBytes?: number): Promise<string>;
}

export interface ReadContext {
  /** The time zone of the person, for local times without a zone. */
  zone: string;
  today: CalendarDay;
}

/** Reads the exports of one app. */
export interface Reader {
  format: ImportFormat;
  /**
   * Returns whether the files are an export of this app. Checks the names of the files first. If the names do not
   * decide, reads only the start of a file.
   */
  recognises(files: readonly ExportFile[]): Promise<boolean>;
  /**
   * Yields the records of the files, and a rejection for each bad row. If the data ends early, yields the records
   * before that point and then throws ExportError `cutOff`.
   */
  read(files: readonly ExportFile[], context: ReadContext): AsyncIterable<HealthRecord | Rejection>;
}
