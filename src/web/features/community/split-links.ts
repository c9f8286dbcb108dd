/** A stretch of text as typed; one with an address opens it. */
interface TextPart {
  text: string;
  href?: string;
}

const urlPattern = /\bhttps?:\/\/[^\s<>"'`“”‘’«»]+/giu;

/** A typed text in order, its web addresses apart. Only http and https are followed, and none that hides its host. */
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

/** "(see https://example.org/a)." ends before the bracket, "https://example.org/a_(b)" after it. */
function trimPunctuation(address: string): string {
  let end = address.replace(/[.,;:!?…*_~]+$/u, '');
  while (end.endsWith(')') && count(end, ')') > count(end, '(')) end = end.slice(0, -1);
  return end === address ? end : trimPunctuation(end);
}

const count = (text: string, character: string) => text.split(character).length - 1;

function safeHref(candidate: string): string | undefined {
  const url = URL.parse(candidate);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // "https://known.example@other.example" leads elsewhere than it looks.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
