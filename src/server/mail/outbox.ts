import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands for an address where the address itself shall not stand. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/**
 * Removes the emails that were written to the folder, in the place of a mail server: those to one of these
 * addresses, and those that hand on what somebody wrote from one of `senders`. All are given as hashes.
 */
export async function deleteOutboxEmails(
  dataDir: string,
  { addresses, senders }: { addresses: readonly string[]; senders: readonly string[] },
): Promise<void> {
  const folder = join(dataDir, 'outbox');
  for (const name of await readdir(folder).catch(() => [])) {
    const email = await readFile(join(folder, name), 'utf8').catch(() => '');
    const isTo = addresses.includes(hashOfLine(email, /^To: (.*)$/m));
    if (isTo || senders.includes(hashOfLine(bodyStart(email), senderLine)))
      await rm(join(folder, name), { force: true });
  }
}

/** As the email about a form names who sent it, at the top of its text; nobody's own words come before it. */
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
