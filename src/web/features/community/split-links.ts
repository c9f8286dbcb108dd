import { findHashtags } from '#domain/community.ts';

/** A part of a text. A part with `href` is a link to that address, and a part with `tag` is a link to that topic. */
interface TextPart {
  text: string;
  href?: string;
  tag?: string;
}

const urlPattern = /\bhttps?:\/\/[^\s<>"'`“”‘’«»]+/giu;

/**
 * Splits a text into plain parts, hashtags and links. Only http and https addresses without a user name and password
 * become links.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(urlPattern)) {
    const candidate = trimPunctuation(match);
    const href = safeHref(candidate);
    if (!href) continue;
    parts.push(...splitHashtags(text, end, index), { text: candidate, href });
    end = index + candidate.length;
  }
  return [...parts, ...splitHashtags(text, end, text.length)];
}

/** Splits the text between two positions into plain parts and hashtags. */
function splitHashtags(text: string, from: number, to: number): TextPart[] {
  const parts: TextPart[] = [];
  let done = from;
  for (const { tag, start, end } of findHashtags(text)) {
    if (start < done || end > to) continue;
    if (start > done) parts.push({ text: text.slice(done, start) });
    parts.push({ text: text.slice(start, end), tag });
    done = end;
  }
  if (done < to) parts.push({ text: text.slice(done, to) });
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
