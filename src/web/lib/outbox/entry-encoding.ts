import type { EntryInput, OutboxEntry } from './outbox-entry.ts';

/**
 * The part of an entry that is stored encrypted. The other fields are stored as they are, in the entry's
 * `OutboxRecord`.
 */
export type EntryContent = Omit<OutboxEntry, 'number' | 'userId' | 'attempts' | 'failure' | 'refusal'>;

interface FileHead {
  field: string;
  /** The index in `sentInputs` of the input that has the file. Missing for a file of `input`. */
  sentInput?: number;
  size: number;
  type: string;
  /** The name of the file. Missing for a Blob without a name. */
  name?: string;
}

type InputHead = Omit<EntryInput, 'files'>;

interface Head extends Omit<EntryContent, 'input' | 'sentInputs'> {
  version: 1;
  input: InputHead;
  sentInputs?: InputHead[];
  files: FileHead[];
}

const headLengthBytes = 4;

/**
 * Returns an entry as bytes: the length of a JSON head in 4 bytes, the head, and the bytes of each file. Rejects if a
 * file can no longer be read.
 */
export async function encodeEntry({
  input,
  sentInputs,
  ...entry
}: EntryContent): Promise<Uint8Array<ArrayBuffer>> {
  const files = [...filesOf(input), ...(sentInputs ?? []).flatMap(filesOf)];
  const head: Head = {
    version: 1,
    ...entry,
    input: withoutFiles(input),
    ...(sentInputs && { sentInputs: sentInputs.map(withoutFiles) }),
    files: files.map(({ head: file }) => file),
  };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint8Array(headLengthBytes);
  new DataView(length.buffer).setUint32(0, headBytes.length);
  const chunks = [length, headBytes];
  // Reads the bytes now, because a chosen file can change or disappear later.
  for (const { blob } of files) chunks.push(new Uint8Array(await blob.arrayBuffer()));
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

const withoutFiles = ({ files: _, ...parts }: EntryInput): InputHead => parts;

/**
 * Returns the files of an input with their heads. `sentInput` is the index of the input in `sentInputs`, or undefined
 * for the entry's current input.
 */
function filesOf({ files = {} }: EntryInput, sentInput?: number): { head: FileHead; blob: Blob }[] {
  return Object.entries(files).map(([field, blob]) => {
    const { size, type } = blob;
    const name = blob instanceof File ? { name: blob.name } : {};
    return { blob, head: { field, ...(sentInput !== undefined && { sentInput }), size, type, ...name } };
  });
}

/** Decodes the bytes that `encodeEntry` returned. Throws a SyntaxError or RangeError for other bytes. */
export function decodeEntry(bytes: Uint8Array<ArrayBuffer>): EntryContent {
  const headEnd = headLengthBytes + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const { version, files, sentInputs, ...entry } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(headLengthBytes, headEnd)),
  ) as Head;
  if (version !== 1) throw new RangeError(`Unknown version of an entry: ${version}`);
  const decoded: EntryContent = { ...entry, ...(sentInputs && { sentInputs }) };
  let position = headEnd;
  for (const { field, sentInput, size, type, name } of files) {
    const content = bytes.subarray(position, position + size);
    position += size;
    const blob = name === undefined ? new Blob([content], { type }) : new File([content], name, { type });
    const input = sentInput === undefined ? decoded.input : decoded.sentInputs?.[sentInput];
    if (input) input.files = { ...input.files, [field]: blob };
  }
  return decoded;
}
