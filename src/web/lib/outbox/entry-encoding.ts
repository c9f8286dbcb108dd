import type { EntryInput, OutboxEntry } from './outbox-entry.ts';

/**
 * The part of an entry that is stored encrypted. The other fields are stored as they are, in the entry's
 * `OutboxRecord`.
 */
export type EntryContent = Omit<OutboxEntry, 'number' | 'userId' | 'attempts' | 'failure' | 'refusal'>;

interface FileHead {
  field: string;
  size: number;
  type: string;
  /** Missing for a Blob without a name. */
  name?: string;
}

interface Head extends Omit<EntryContent, 'input'> {
  version: 1;
  input: Omit<EntryInput, 'files'>;
  files: FileHead[];
}

const headLengthBytes = 4;

/**
 * Returns an entry as bytes: the length of a JSON head in 4 bytes, the head, and the bytes of each file. Rejects if a
 * file can no longer be read.
 */
export async function encodeEntry({ input, ...entry }: EntryContent): Promise<Uint8Array<ArrayBuffer>> {
  const { files = {}, ...parts } = input;
  const blobs = Object.entries(files);
  const head: Head = { version: 1, ...entry, input: parts, files: blobs.map(describeFile) };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(headLengthBytes);
  new DataView(length.buffer).setUint32(0, headBytes.length);
  const chunks = [length, headBytes];
  // Reads the bytes now, because a chosen file can change or disappear later.
  for (const [, blob] of blobs) chunks.push(new Uint8Array(await blob.arrayBuffer()));
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

function describeFile([field, blob]: [string, Blob]): FileHead {
  const { size, type } = blob;
  return { field, size, type, ...(blob instanceof File && { name: blob.name }) };
}

/** Decodes the bytes that `encodeEntry` returned. Throws a SyntaxError or RangeError for other bytes. */
export function decodeEntry(bytes: Uint8Array<ArrayBuffer>): EntryContent {
  const headEnd = headLengthBytes + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const { version, files, ...entry } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(headLengthBytes, headEnd)),
  ) as Head;
  if (version !== 1) throw new RangeError(`Unknown version of an entry: ${version}`);
  if (files.length === 0) return entry;
  let position = headEnd;
  const blobs = files.map(({ field, size, type, name }): [string, Blob] => {
    const content = bytes.subarray(position, position + size);
    position += size;
    return [field, name === undefined ? new Blob([content], { type }) : new File([content], name, { type })];
  });
  return { ...entry, input: { ...entry.input, files: Object.fromEntries(blobs) } };
}
