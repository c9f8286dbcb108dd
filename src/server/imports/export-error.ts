/**
 * Why an export file cannot be read. `noRows` means that the file contains nothing to import, such as a table with only
 * column names. `cutOff` means that the data ends early or is damaged in the middle. The data before that point is
 * usable.
 */
export type ExportFault =
  | 'unknownFormat'
  | 'noRows'
  | 'damagedFile'
  | 'suspiciousArchive'
  | 'tooLarge'
  | 'encryptedFile'
  | 'cutOff';

/** An export file that cannot be read. The message contains no data of the file. */
export class ExportError extends Error {
  override readonly name = 'ExportError';
  readonly fault: ExportFault;
  /** The path of the file inside the archive. Null if the error concerns the whole upload. */
  readonly path: string | null;

  constructor(fault: ExportFault, path: string | null = null, options?: ErrorOptions) {
    super(`The export cannot be read: ${fault}.`, options);
    this.fault = fault;
    this.path = path;
  }
}
