import { uploadFields } from './upload.ts';

type UploadField = (typeof uploadFields)[keyof typeof uploadFields];

/**
 * The parts of a request, for code that works with any endpoint. A file is in the field that `uploadFields` names for
 * the kind of the file. An image, for example, is in `photo`.
 */
export interface RequestParts extends Partial<Record<UploadField, Blob>> {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  /**
   * The names of the fields that the person changed, for a write that changes a record. Sent in a header (see
   * `writeHeaders`).
   */
  editedFields?: readonly string[] | undefined;
  /**
   * When the event that a write records happened, in milliseconds since 1970 by the clock of this device. Sent as the
   * age of the write, so that the server finds the right time also if the clock of this device is wrong. Omit it if
   * the person makes the write now.
   */
  happenedAt?: number | undefined;
}

/** Returns the URL of a request. Fills in the path parameters and leaves out query parameters that are undefined. */
export function buildUrl(path: string, { params, query }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * Returns a body and its file as form data. Lists and objects become JSON. Leaves out fields that are null or
 * undefined. Returns undefined if there is no file.
 */
export function buildFormData({ body = {}, ...parts }: RequestParts): FormData | undefined {
  const field = Object.values(uploadFields).find((name) => parts[name] !== undefined);
  const file = field && parts[field];
  if (!file) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append(field, file);
  return form;
}
