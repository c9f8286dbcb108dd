import type { Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { type Upload, uploadFields } from '#contracts/upload.ts';
import { assertThat } from './api-error.ts';
import { reencodePhoto } from './reencode-photo.ts';

interface AudioUpload {
  bytes: Buffer;
  /** The media type that the first bytes of the file indicate, such as `audio/webm`. */
  mediaType: string;
}

interface FileUpload {
  /** The path of a temporary file, which is deleted after the handler has finished. */
  path: string;
  size: number;
}

/** The uploaded file of a request. At most one property is set. */
export interface UploadedFile {
  /** A re-encoded JPEG without metadata. */
  photo?: Buffer;
  audio?: AudioUpload;
  file?: FileUpload;
}

/** A received file: its bytes, or the path of the temporary file that contains the bytes. */
type ReceivedFile = { bytes: Buffer } | FileUpload;

/**
 * Reads the file of a form, up to the size limit of the endpoint. Adds the bytes of the file to `hash`. Throws ApiError
 * if the file is too large or has a wrong media type. After an error, no temporary file is left.
 */
export function receiveFile(
  part: MultipartFile,
  upload: Upload,
  hash: Hash | undefined,
): Promise<ReceivedFile> {
  return upload.kind === 'file' ? writeToDisk(part, upload, hash) : readToMemory(part, upload, hash);
}

async function readToMemory(
  part: MultipartFile,
  upload: Upload,
  hash: Hash | undefined,
): Promise<ReceivedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of readChunks(part.file, upload, hash)) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks) };
}

async function writeToDisk(
  part: MultipartFile,
  upload: Upload,
  hash: Hash | undefined,
): Promise<ReceivedFile> {
  const { mediaTypes } = upload;
  assertThat(!mediaTypes || mediaTypes.includes(part.mimetype), 'wrong_file_type', part.fieldname);
  const path = join(await mkdtemp(join(tmpdir(), 'lagom-upload-')), 'file');
  const target = createWriteStream(path, { mode: 0o600 });
  try {
    await pipeline(part.file, (source: AsyncIterable<Buffer>) => readChunks(source, upload, hash), target);
    return { path, size: target.bytesWritten };
  } catch (error) {
    await deleteFolderOf(path);
    throw error;
  }
}

async function* readChunks(
  source: AsyncIterable<Buffer>,
  { kind, maxBytes }: Upload,
  hash: Hash | undefined,
) {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    assertThat(size <= maxBytes, tooLarge(kind), uploadFields[kind]);
    hash?.update(chunk);
    yield chunk;
  }
}

export const tooLarge = (kind: Upload['kind']) => (kind === 'image' ? 'photo_too_large' : 'file_too_large');

export const isEmpty = (received: ReceivedFile) =>
  ('path' in received ? received.size : received.bytes.length) === 0;

/** Deletes the temporary file of an upload. Does nothing if there is none. */
export async function discardFile(received: ReceivedFile | undefined): Promise<void> {
  if (received && 'path' in received) await deleteFolderOf(received.path);
}

const deleteFolderOf = (path: string) => rm(join(path, '..'), { recursive: true, force: true });

/**
 * Returns a received file in the form that handlers expect. Re-encodes a photo. Returns an empty object without a file.
 * Throws an ApiError if the content is not of the declared kind.
 */
export async function openUpload(
  received: ReceivedFile | undefined,
  kind: Upload['kind'],
): Promise<UploadedFile> {
  if (!received) return {};
  if ('path' in received) return { file: received };
  const { bytes } = received;
  if (kind === 'image') return { photo: await reencodePhoto(bytes) };
  const mediaType = findAudioType(bytes);
  assertThat(mediaType, 'not_audio', uploadFields.audio);
  return { audio: { bytes, mediaType } };
}

/**
 * For each accepted audio type, a function that returns whether a file has the type. `start` is the first 12 bytes of
 * the file as Latin-1 text.
 */
const audioTypes = {
  'audio/webm': (start: string) => start.startsWith('\x1a\x45\xdf\xa3'),
  'audio/ogg': (start: string) => start.startsWith('OggS'),
  'audio/mp4': (start: string) => /^.{4}ftyp(?:M4A |isom|iso[2-6]|mp4[12]|dash)/s.test(start),
  'audio/mpeg': (start: string) => /^(?:ID3|\xff[\xf2\xf3\xfb])/.test(start),
  'audio/wav': (start: string) => /^RIFF.{4}WAVE/s.test(start),
};

function findAudioType(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 12);
  return Object.entries(audioTypes).find(([, isType]) => isType(start))?.[0];
}
