import { userStorageKey } from './user-storage.ts';

/**
 * The unsaved values of a form. A draft lasts as long as the browser's tab: it is in memory, and in `sessionStorage` to
 * survive a reload.
 */
export type DraftValues = Record<string, unknown>;

export interface Draft {
  values: DraftValues;
  /** Whether a reload lost a file, because it was too large to store or was not stored yet. */
  lostFile: boolean;
}

const prefix = 'lagom.draft.';
const memory = new Map<string, DraftValues>();
const encodedFiles = new WeakMap<Blob, string>();

/**
 * The largest stored file in bytes. Browsers store about five million characters per tab, and base64 makes a file a
 * third larger.
 */
const largestStoredFile = 3_000_000;

export const draftKey = (name: string, userId: number): string => userStorageKey(`draft.${name}`, userId);

/** Returns the draft of a form, or undefined if there is none. */
export function readDraft(key: string): Draft | undefined {
  const kept = memory.get(key);
  if (kept) return { values: kept, lostFile: false };
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as DraftValues | null;
    return stored ? decode(stored) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the values as the form's draft. Files are stored a moment later, after they are encoded. */
export function writeDraft(key: string, values: DraftValues): void {
  memory.set(key, values);
  store(key, values);
  const files = Object.values(values).filter((value) => value instanceof Blob);
  const waiting = files.filter((file) => !encodedFiles.has(file) && file.size <= largestStoredFile);
  if (waiting.length === 0) return;
  void Promise.all(waiting.map(encodeFile)).then(
    () => memory.get(key) === values && store(key, values),
    () => undefined,
  );
}

export function deleteDraft(key: string): void {
  memory.delete(key);
  removeStored(key);
}

function removeStored(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to remove: the draft is only in memory.
  }
}

/** Deletes the drafts in this tab. With `exceptOf`, keeps the drafts of the person with this id. */
export function deleteDrafts({ exceptOf }: { exceptOf?: number } = {}): void {
  const isKept = (key: string) => exceptOf !== undefined && key.endsWith(`.${exceptOf}`);
  for (const key of draftKeys()) if (!isKept(key)) deleteDraft(key);
}

function draftKeys(): string[] {
  try {
    const stored = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    return [...new Set([...memory.keys(), ...stored])];
  } catch {
    return [...memory.keys()];
  }
}

interface StoredFile {
  /** The file as a data URL. Null if the file is not stored. */
  file: string | null;
}

function store(key: string, values: DraftValues): void {
  const text = JSON.stringify(values, (_, value: unknown) =>
    value instanceof Blob ? ({ file: encodedFiles.get(value) ?? null } satisfies StoredFile) : value,
  );
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The storage is full or blocked. Deletes the older version of the draft, which would reappear after a reload.
    removeStored(key);
  }
}

function decode(stored: DraftValues): Draft {
  let lostFile = false;
  const entries = Object.entries(stored).map(([name, value]) => {
    if (!isStoredFile(value)) return [name, value];
    lostFile ||= value.file === null;
    return [name, value.file === null ? null : decodeFile(value.file)];
  });
  return { values: Object.fromEntries(entries) as DraftValues, lostFile };
}

const isStoredFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'file' in value;

async function encodeFile(file: Blob): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const reader = new FileReader();
  reader.onload = () => {
    encodedFiles.set(file, String(reader.result));
    resolve();
  };
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  await promise;
}

function decodeFile(dataUrl: string): Blob {
  const [head = '', content = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  const file = new Blob([bytes], { type: head.replace(/^data:|;base64$/g, '') });
  encodedFiles.set(file, dataUrl);
  return file;
}
