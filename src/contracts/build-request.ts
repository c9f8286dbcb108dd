import { uploadFields } from './upload.ts';

type UploadField = (typeof uploadFields)[keyof typeof uploadFields];

/** The untyped parts of a request to an endpoint. */
export interface RequestParts extends Partial<Record<UploadField, Blob>> {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

/** Returns the URL of a request: the path with its parameters filled in, and the query without undefined values. */
export function buildUrl(path: string, { params, query }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/**
 * Returns a body and its file as form data. Returns undefined if there is no file. Omits fields that are null or
 * undefined.
 */
export function buildFormData({ body = {}, ...parts }: RequestParts): FormData | undefined {
  const field = Object.values(uploadFields).find((name) => parts[name] !== undefined);
  const file = field && parts[field];
  if (!file) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append(field, file);
  return form;
}
