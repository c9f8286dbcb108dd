import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches imports and re-exports of files of this repository. Does not match imports and re-exports of types. */
const importedFile = /^(?:import|export) (?!type\b)[^;]*?from '([.#][^']+)'/gm;
const domain = join(import.meta.dirname, '../../src/domain');

/**
 * Returns a hash of the code of a source file and of all files that it imports, directly or indirectly. The cached
 * results of the benchmark are valid while the hash is unchanged. Comments and white space do not change the hash.
 * Imports of packages and of types are not followed.
 */
export function sourceVersion(file: string): string {
  const hash = createHash('sha256');
  for (const path of [...withImports(file, new Set())].sort()) hash.update(codeOf(path));
  return hash.digest('hex').slice(0, 12);
}

function withImports(file: string, seen: Set<string>): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(importedFile)) {
    const path = name.startsWith('#domain/')
      ? join(domain, name.slice('#domain/'.length))
      : join(dirname(file), name);
    withImports(path, seen);
  }
  return seen;
}

function codeOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/\s+/g, ' ');
}
