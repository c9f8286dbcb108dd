import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, type DriveDirectory, type DriveFile } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { Config } from '#server/config.ts';
import { withTimeout } from './with-timeout.ts';

/** Stores files of members. A key is a path that starts with a kind and a user id, such as `photos/12/3f9a.jpg`. */
export interface FileStorage {
  /** Stores a file, and replaces an existing file with the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Returns a file, or undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>;
  /** Deletes a file. A missing file is not an error. */
  remove(key: string): Promise<void>;
  /** Stores a local file without reading it into memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Returns a file as a stream, or undefined if there is none. */
  stream(key: string): Promise<Readable | undefined>;
  /** Returns the keys of all files below a folder. Returns an empty list if there is no such folder. */
  list(folder: string): Promise<string[]>;
  /** Returns the names of the folders in a folder. Returns an empty list if there is no such folder. */
  listFolders(folder: string): Promise<string[]>;
  /** Deletes all files below a folder. A missing folder is not an error. */
  removeFolder(folder: string): Promise<void>;
}

type StorageSettings = Pick<
  Config,
  'DATA_DIR' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

const answerMs = 15_000;
/**
 * The timeouts of a connection to a bucket, in milliseconds. The socket timeout counts only idle time, so large files
 * can be transferred.
 */
const bucketPatience = { connectionTimeout: 5_000, socketTimeout: 15_000 };

/**
 * Returns the storage in the bucket `S3_BUCKET` if it is set, otherwise in the folder `DATA_DIR`/files. Throws an Error
 * if settings of the bucket are missing.
 */
export async function openStorage(settings: StorageSettings): Promise<FileStorage> {
  const disk = new Disk(
    settings.S3_BUCKET
      ? await openBucket(settings, settings.S3_BUCKET)
      : new FSDriver({ location: join(settings.DATA_DIR, 'files'), visibility: 'private' }),
  );
  const files: FileStorage = {
    put: (key, bytes) => disk.put(key, bytes),
    async get(key) {
      try {
        return Buffer.from(await disk.getBytes(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => disk.delete(key),
    async putFile(key, path) {
      // S3 needs the content length in advance.
      const { size: contentLength } = await stat(path);
      await disk.putStream(key, createReadStream(path), { contentLength });
    },
    async stream(key) {
      return (await disk.exists(key)) ? disk.getStream(key) : undefined;
    },
    async list(folder) {
      const entries = await entriesBelow(disk, folder, true);
      return entries.flatMap((entry) => (entry.isFile ? [entry.key] : []));
    },
    async listFolders(folder) {
      const entries = await entriesBelow(disk, folder, false);
      return entries.flatMap((entry) => (entry.isDirectory ? [entry.name] : []));
    },
    removeFolder: (folder) => disk.deleteAll(folder),
  };
  return withTimeout(files, answerMs);
}

async function entriesBelow(disk: Disk, folder: string, recursive: boolean) {
  const entries: (DriveFile | DriveDirectory)[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(folder, { recursive, ...(paginationToken === undefined ? {} : { paginationToken }) })
      .catch((error: unknown) => {
        if (isMissing(error)) return { objects: [], paginationToken: undefined };
        throw error;
      });
    entries.push(...page.objects);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return entries;
}

async function openBucket(settings: StorageSettings, bucket: string): Promise<DriverContract> {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('S3_BUCKET also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  }
  const { S3Driver } = await loadDriver();
  return new S3Driver({
    bucket,
    region: settings.S3_REGION,
    credentials: { accessKeyId, secretAccessKey },
    // Most servers other than Amazon's need the bucket name in the path, and do not support the checksums that newer S3
    // clients send by default.
    ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: bucketPatience,
    maxAttempts: 2,
    supportsACL: false,
    visibility: 'private',
  });
}

/**
 * Returns the S3 driver. Throws an Error with instructions if the S3 client is not installed. The client is not among
 * the dependencies, because it is larger than the rest of the server.
 */
async function loadDriver() {
  try {
    return await import('flydrive/drivers/s3');
  } catch (cause) {
    throw new Error(
      'S3_BUCKET is set, but its client is not installed: npm install --no-save @aws-sdk/client-s3 @aws-sdk/s3-request-presigner',
      { cause },
    );
  }
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, name } = (cause ?? {}) as { code?: string; name?: string };
  return code === 'ENOENT' || name === 'NoSuchKey';
}
