import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the hash of an email address, for places that must not store the address itself. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/**
 * Deletes emails in the outbox folder that are addressed to one of `addresses`, and emails that
 * forward a contact form from one of `senders`. `addresses` and `senders` are lists of hashes from
 * `hashAddress`.
 */
export async function deleteOutboxEmails(
  dataDir: string,
  { addresses, senders }: { addresses: readonly string[]; senders: readonly string[] },
): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const email = await readFile(join(folder, name), 'utf8').catch(() => '');
    const isTo = addresses.includes(hashOfLine(email, /^To:\s+(.*)$/m));
    if (isTo || senders.includes(hashOfLine(bodyStart(email), senderLine)))
      await rm(join(folder, name), { force: true });
  }
}

/**
 * Matches the first two lines of the text of an email that forwards a contact form. The function
 * `submissionEmail` writes these lines. The sender's own text comes below these lines and cannot
 * match.
 */
const senderLine = /^Form: .*\nFrom: (.*)$/;

const bodyStart = (email: string) =>
  email
    .slice(email.indexOf('\n\n') + 2)
    .split('\n', 2)
    .join('\n');

function hashOfLine(text: string, line: RegExp): string {
  const address = line.exec(text)?.[1];
  return address === undefined ? '' : hashAddress(address);
}
