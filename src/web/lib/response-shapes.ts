/**
 * A digest of the response schema of each GET endpoint, by the path of the endpoint. The build fills the object in (see
 * `scripts/response-shapes.ts`). It is empty in development and in tests.
 */
export const responseShapes: Record<string, string> = {};

/**
 * Returns the digest for the address of a request. The digest differs if the response to the address has other fields
 * than in another version of the app. Returns undefined in development.
 */
export function responseShape(address: string): string | undefined {
  const path = address.split('?')[0] ?? '';
  return responseShapes[path] ?? Object.entries(responseShapes).find(([name]) => matches(name, path))?.[1];
}

/** Returns whether a path fits the path of an endpoint, in which parameters are written `:name`. */
function matches(name: string, path: string): boolean {
  const [parts, given] = [name.split('/'), path.split('/')];
  return parts.length === given.length && parts.every((part, i) => part.startsWith(':') || part === given[i]);
}
