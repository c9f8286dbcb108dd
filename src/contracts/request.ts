/** What a caller hands to an endpoint, untyped: the parts as they go over the wire. */
export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  photo?: Blob;
}

/** The address of a call: path parameters filled in, the query's given values behind it. */
export function requestAddress(path: string, { params, query }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Form data of a body with a photo: what is not given has no field. */
export function requestForm(body: Record<string, unknown> = {}, photo: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  form.append('photo', photo);
  return form;
}
