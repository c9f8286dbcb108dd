import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { decodeText } from './decode-text.ts';
import { limitExpansion, rejectBombs } from './expansion-limits.ts';
import { ExportError } from './export-error.ts';
import type { ExportFile } from './reader.ts';

/** An opened export: an archive, or a single file. */
interface OpenedExport extends AsyncDisposable {
  files: ExportFile[];
  /** Returns how many bytes of the uploaded file were read so far. Bytes that were read twice count twice. */
  bytesRead(): number;
}

/**
 * The largest number of entries in an archive. More entries would need too much memory. A decade of daily files has
 * about 20,000 entries.
 */
const maxEntries = 100_000;

/**
 * The largest size of the central directory of an archive, in bytes. The central directory lists the files of the
 * archive and is kept in memory. For 20,000 files it needs about 4 MB.
 */
const maxDirectoryBytes = 32 * 1024 * 1024;

/**
 * The largest total size of the opened nested archives, in bytes. Opened nested archives are kept in memory. A nested
 * archive that would exceed this size is not opened.
 */
const maxNestedBytes = 64 * 1024 * 1024;

/** The default length limit of `ExportFile.text`, in bytes. */
const defaultTextBytes = 64 * 1024 * 1024;

/**
 * Opens an uploaded file. Recognises zip and gzip by their first bytes. `name` is the name that the sender gave to the
 * upload. If the upload is a single file, `name` is its path in the result. Leaves out folders and the metadata of
 * macOS. Throws ExportError if the archive is damaged, encrypted or a zip bomb, or has too many files.
 */
export async function openExport(path: string, name: string): Promise<OpenedExport> {
  const start = await readStart(path);
  const { size } = await stat(path);
  const reads = new FileReads(path);
  if (start.toString('latin1', 0, 2) === 'PK') return openArchive(reads, size);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const file = isGzip
    ? toExportFile(name.replace(/\.gz$/i, ''), size, async () => expand(reads.open(), size))
    : toExportFile(name, size, async () => reads.open());
  return {
    files: [file],
    bytesRead: () => reads.bytesRead(),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function readStart(path: string): Promise<Buffer> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
  return buffer.subarray(0, bytesRead);
}

/** Opens streams over a file on the disk, and counts the bytes that they have read. */
class FileReads extends yauzl.RandomAccessReader {
  readonly #path: string;
  readonly #open = new Set<ReadStream>();
  #finishedBytes = 0;

  constructor(path: string) {
    super();
    this.#path = path;
  }

  open(range: { start?: number; end?: number } = {}): ReadStream {
    const stream = createReadStream(this.#path, { ...range, highWaterMark: 256 * 1024 });
    this.#open.add(stream);
    stream.once('close', () => {
      this.#open.delete(stream);
      this.#finishedBytes += stream.bytesRead;
    });
    return stream;
  }

  bytesRead(): number {
    return [...this.#open].reduce((sum, stream) => sum + stream.bytesRead, this.#finishedBytes);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.open({ start, end: end - 1 });
  }
}

async function openArchive(reads: FileReads, size: number): Promise<OpenedExport> {
  const archive = await openZip(() => yauzl.fromRandomAccessReaderPromise(reads, size, zipOptions));
  const entries = await listEntries(archive);
  rejectBombs(
    entries.map(({ entry }) => entry),
    size,
  );
  const files: ExportFile[] = [];
  let nestedBytes = 0;
  for (const { entry, path } of entries) {
    const file = toExportFile(path, entry.uncompressedSize, () => openEntry(archive, entry, path));
    const isOpened = isNested(file) && nestedBytes + file.size <= maxNestedBytes;
    if (isOpened) nestedBytes += file.size;
    files.push(...(isOpened ? await openNested(file) : [file]));
  }
  return {
    files,
    bytesRead: () => reads.bytesRead(),
    [Symbol.asyncDispose]: async () => archive.close(),
  };
}

/**
 * The options of the zip library. The library must not decode names, because it would reject a whole archive for one
 * name such as `../x`. Such a name is harmless, because nothing is written to the disk. `listEntries` decodes the
 * names.
 */
const zipOptions = { autoClose: false, decodeStrings: false, validateEntrySizes: true } as const;

async function openZip(opening: () => Promise<ZipFile>): Promise<ZipFile> {
  try {
    return await opening();
  } catch (cause) {
    throw new ExportError('damagedFile', null, { cause });
  }
}

interface NamedEntry {
  entry: Entry;
  path: string;
}

async function listEntries(archive: ZipFile): Promise<NamedEntry[]> {
  if (archive.entryCount > maxEntries) throw new ExportError('suspiciousArchive');
  const entries: NamedEntry[] = [];
  let directoryBytes = 0;
  try {
    for await (const entry of archive.eachEntry()) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > maxDirectoryBytes) throw new ExportError('suspiciousArchive');
      const path = yauzl.getFileNameLowLevel(
        entry.generalPurposeBitFlag,
        entry.fileNameRaw,
        entry.extraFields,
        false,
      );
      if (path.endsWith('/') || isMetadata(path)) continue;
      if (entry.isEncrypted()) throw new ExportError('encryptedFile', path);
      entries.push({ entry, path });
    }
  } catch (cause) {
    if (cause instanceof ExportError) throw cause;
    const isEncrypted = cause instanceof Error && /encrypt/i.test(cause.message);
    throw new ExportError(isEncrypted ? 'encryptedFile' : 'damagedFile', null, { cause });
  }
  return entries;
}

/** Returns whether macOS added the file to the archive. */
const isMetadata = (path: string) => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(path);

async function openEntry(archive: ZipFile, entry: Entry, path: string): Promise<Readable> {
  if (!entry.canDecodeFileData()) throw new ExportError('damagedFile', path);
  try {
    return await archive.openReadStreamPromise(entry);
  } catch (cause) {
    throw new ExportError('damagedFile', path, { cause });
  }
}

/** Returns whether to open a file as a nested archive. Only backups of Daylio are opened. */
const isNested = ({ path }: ExportFile) => path.endsWith('.daylio');

/** Returns the files of a nested archive, or the file itself if it is not an archive. */
async function openNested(file: ExportFile): Promise<ExportFile[]> {
  const bytes = await buffer(await file.open());
  if (bytes.toString('latin1', 0, 2) !== 'PK') return [file];
  const archive = await openZip(() => yauzl.fromBufferPromise(bytes, zipOptions));
  const entries = await listEntries(archive);
  rejectBombs(
    entries.map(({ entry }) => entry),
    bytes.length,
  );
  return entries.map(({ entry, path }) =>
    toExportFile(`${file.path}/${path}`, entry.uncompressedSize, () => openEntry(archive, entry, path)),
  );
}

/**
 * Returns the decompressed content of a gzip stream. `size` is the compressed size in bytes, on which the limit of the
 * decompressed size depends (see `limitExpansion`).
 */
function expand(source: Readable, size: number): Readable {
  // The callback does nothing, because the pipeline passes every error on to its last stream. The
  // reader of that stream throws the error.
  const expanded = pipeline(source, createGunzip(), () => undefined);
  return Readable.from(limitExpansion(expanded, size));
}

function toExportFile(path: string, size: number, openBytes: () => Promise<Readable>): ExportFile {
  const textChunks = async function* () {
    try {
      yield* decodeText(await openBytes());
    } catch (cause) {
      throw cause instanceof ExportError ? cause : new ExportError('cutOff', path, { cause });
    }
  };
  return {
    path,
    size,
    open: openBytes,
    textChunks,
    async text(maxBytes = defaultTextBytes) {
      let text = '';
      let bytes = 0;
      for await (const chunk of textChunks()) {
        text += chunk;
        bytes += Buffer.byteLength(chunk);
        if (bytes > maxBytes) throw new ExportError('tooLarge', path);
      }
      return text;
    },
  };
}
