/**
 * Rules for text that other people will read. They remove characters that hide text, reverse its direction or overlap
 * other lines.
 */

/**
 * Matches control characters except tab and line feed, and invisible characters such as zero-width spaces and soft
 * hyphens.
 */
const invisibleCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;

/**
 * Matches bidirectional embeddings, overrides and isolates, which can reverse the direction of the text after them.
 * Does not match the marks LRM, RLM and ALM, because these marks cannot reverse text.
 */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Matches tag characters, which can hide whole sentences. Their only legitimate use is in flags such as Scotland's. The
 * first group matches such a flag, so that the replacement keeps the flag.
 */
const tags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/**
 * Matches combining marks after the eighth in a row. No language uses more than eight. More marks overlap the lines
 * above and below.
 */
const excessMarks = /(\p{M}{8})\p{M}+/gu;

/**
 * Returns text in the form in which it is stored: NFC, LF line endings, at most one blank line in a row, trimmed.
 * Cleaning a cleaned text changes nothing. Keeps joiners, which family emoji and Persian need.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(invisibleCharacters, '')
    .replace(bidiControls, '')
    .replace(tags, '$1')
    .normalize('NFC')
    .replace(excessMarks, '$1')
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .trim();
}

/** Returns cleaned text with at most `longest` UTF-16 code units. Does not cut a code point in half. */
export const cutText = (text: string, longest: number): string =>
  // Cuts the text before cleaning too. A text from a file can be very long, and cleaning it would be slow.
  cleanText(
    cleanText(text.slice(0, 4 * longest))
      .slice(0, longest)
      .replace(/[\ud800-\udbff]$/, ''),
  );

/**
 * Returns whether the text contains a visible character. White space, joiners, filler characters and combining marks do
 * not count as visible characters.
 */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));

/** Returns the number of code points, so that a simple emoji counts as 1. */
export const countCharacters = (text: string): number => [...text].length;
