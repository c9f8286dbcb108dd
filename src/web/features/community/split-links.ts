/** A part of a text. A part with `href` is a link to that address. */
interface TextPart {
  text: string;
  href?: string;
}

const urlPattern = /\bhttps?:\/\/[^\s<>"'`“”‘’«»]+/giu;

/**
 * Splits a text into plain parts and links. Only http and https addresses without a user name and password become
 * links.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    const candidate = trimPunctuation(match);
    const href = safeHref(candidate);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: candidate, href });
    end = index + candidate.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/**
 * Removes punctuation at the end of an address. A closing bracket at the end is removed from
 * "https://example.org/a)", which has no opening bracket, but not from "https://example.org/a_(b)".
 */
function trimPunctuation(address: string): string {
  let end = address.replace(/[.,;:!?…*_~]+$/u, '');
  while (end.endsWith(')') && count(end, ')') > count(end, '(')) end = end.slice(0, -1);
  return end === address ? end : trimPunctuation(end);
}

const count = (text: string, character: string) => text.split(character).length - 1;

function safeHref(candidate: string): string | undefined {
  const url = URL.parse(candidate);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // A user name can disguise the host: "https://known.example@other.example" opens other.example.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
