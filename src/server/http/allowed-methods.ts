import type { Endpoint } from '#contracts/endpoint.ts';

/** Returns a function that finds the methods of an API path, such as `GET`. The list is empty for an unknown path. */
export function createAllowedMethods(endpoints: readonly Endpoint[]): (path: string) => string[] {
  const patterns = endpoints.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }));
  return (path) => {
    const methods = patterns
      .filter(({ pattern }) => pattern.test(path))
      .map(({ method }) => method as string);
    return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
  };
}
