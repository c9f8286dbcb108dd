import { z } from 'zod';
import type { EntryContent } from './entry-encoding.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** The account that the entries of a file belong to: the user id, and the origin of the server that uses this id. */
interface FileOwner {
  userId: number;
  server: string;
}

/**
 * Thrown if a chosen file cannot be used. `unreadable`: the file does not have the format that `writeEntriesFile`
 * writes. `otherAccount`: the file has the entries of another account or server.
 */
class EntriesFileError extends Error {
  readonly reason: 'unreadable' | 'otherAccount';

  constructor(reason: EntriesFileError['reason']) {
    super(reason === 'unreadable' ? 'The file has no entries' : 'The file belongs to another account');
    this.name = 'EntriesFileError';
    this.reason = reason;
  }
}

const texts = z.record(z.string(), z.string());
const file = z.object({ type: z.string(), name: z.string().optional(), base64: z.base64() });
const entry = z.object({
  key: z.uuid(),
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  // The outbox never stores writes to `/api/auth` and `/api/account`. This pattern rejects a manipulated file that
  // contains such a write.
  path: z.string().regex(/^\/api\/(?!auth\/|account\/)[\w\-/:]+$/),
  input: z.object({ params: texts.optional(), query: texts.optional(), body: z.unknown().optional() }),
  files: z.record(z.string(), file),
  editedFields: z.array(z.string()).optional(),
  writtenAt: z.int(),
  zone: z.string(),
});
const fileSchema = z.object({
  format: z.literal('lagom-entries'),
  version: z.literal(1),
  owner: z.object({ userId: z.int(), server: z.string() }),
  entries: z.array(entry),
});
type FileContent = z.infer<typeof fileSchema>;
type FileEntry = z.infer<typeof entry>;

/** Returns unsent entries as a JSON file, which is not encrypted. Leaves out entries that could not be decrypted. */
export async function writeEntriesFile(entries: readonly OutboxEntry[], owner: FileOwner): Promise<Blob> {
  const readable = entries.filter(({ key }) => key !== '');
  const content: FileContent = {
    format: 'lagom-entries',
    version: 1,
    owner,
    entries: await Promise.all(readable.map(toFileEntry)),
  };
  return new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
}

async function toFileEntry({ key, method, path, input, editedFields, writtenAt, zone }: OutboxEntry) {
  const { files = {}, ...parts } = input;
  const saved = Object.entries(files).map(async ([field, blob]): Promise<[string, z.infer<typeof file>]> => {
    const name = blob instanceof File ? { name: blob.name } : {};
    return [field, { type: blob.type, ...name, base64: toBase64(new Uint8Array(await blob.arrayBuffer())) }];
  });
  const written: FileEntry = {
    key,
    method,
    path,
    input: parts,
    files: Object.fromEntries(await Promise.all(saved)),
    writtenAt,
    zone,
  };
  return editedFields ? { ...written, editedFields: [...editedFields] } : written;
}

/**
 * Returns the entries of a file from `writeEntriesFile`, as input for `restore`. Rejects with `EntriesFileError` if
 * the file has another format or belongs to another account.
 */
export async function readEntriesFile(blob: Blob, { userId, server }: FileOwner): Promise<EntryContent[]> {
  const parsed = fileSchema.safeParse(parseJson(await blob.text()));
  if (!parsed.success) throw new EntriesFileError('unreadable');
  const { owner, entries } = parsed.data;
  if (owner.userId !== userId || owner.server !== server) throw new EntriesFileError('otherAccount');
  return entries.map(toContent);
}

function toContent({
  key,
  method,
  path,
  input,
  files,
  editedFields,
  writtenAt,
  zone,
}: FileEntry): EntryContent {
  const { params, query, body } = input;
  const blobs = Object.entries(files).map(([field, { type, name, base64 }]): [string, Blob] => {
    const bytes = fromBase64(base64);
    return [field, name === undefined ? new Blob([bytes], { type }) : new File([bytes], name, { type })];
  });
  return {
    key,
    method,
    path,
    input: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body !== undefined && { body }),
      ...(blobs.length > 0 && { files: Object.fromEntries(blobs) }),
    },
    ...(editedFields && { editedFields }),
    writtenAt,
    zone,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const chunkBytes = 32_768;

/**
 * Returns bytes as base64. Converts them in chunks, because a function call can have only a limited number of
 * arguments.
 */
function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    binary += String.fromCharCode(...bytes.subarray(start, start + chunkBytes));
  }
  return btoa(binary);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
