import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands for an address where the address itself shall not stand. */
export function addressHash(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/** Removes the letters that were written to the folder, in the place of a mail server, to these addresses. */
export async function removeLettersTo(dataDir: string, addressHashes: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const letter = await readFile(join(folder, name), 'utf8').catch(() => '');
    const to = /^To: (.*)$/m.exec(letter)?.[1];
    if (to !== undefined && addressHashes.includes(addressHash(to)))
      await rm(join(folder, name), { force: true });
  }
}
