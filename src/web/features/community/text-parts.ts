/** A stretch of text as typed; one with an address opens it. */
interface TextPart {
  text: string;
  href?: string;
}

const addressLike = /\bhttps?:\/\/[^\s<>"'`“”‘’«»]+/giu;

/** A typed text in order, its web addresses apart. Only http and https are followed, and none that hides its host. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(addressLike)) {
    const typed = withoutSentenceEnd(found);
    const href = hrefOf(typed);
    if (!href) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: typed, href });
    done = index + typed.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** "(see https://example.org/a)." ends before the bracket, "https://example.org/a_(b)" after it. */
function withoutSentenceEnd(address: string): string {
  let end = address.replace(/[.,;:!?…*_~]+$/u, '');
  while (end.endsWith(')') && count(end, ')') > count(end, '(')) end = end.slice(0, -1);
  return end === address ? end : withoutSentenceEnd(end);
}

const count = (text: string, character: string) => text.split(character).length - 1;

function hrefOf(typed: string): string | undefined {
  const url = URL.parse(typed);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  // "https://known.example@other.example" leads elsewhere than it looks.
  return url && isWeb && url.username === '' && url.password === '' ? url.href : undefined;
}
