import { placeholders } from '#contracts/placeholders.ts';

/**
 * Returns the contact address that the server wrote into the document. During prerendering, returns the placeholder
 * that the server replaces.
 */
export function contactAddress(): string {
  if (typeof document === 'undefined') return placeholders.contactEmail;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="contact"]');
  return meta?.content ?? placeholders.contactEmail;
}

/** Returns whether an address can get email from the internet. The default address of a server cannot. */
export const isReachable = (address: string): boolean => !/\.(local|invalid)$/.test(address);
