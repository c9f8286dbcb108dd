/** Text of a person that others will read: kept as typed, but for what disguises or floods. */

/** Controls but tab and line feed; and, as no reader shows them, zero-width spaces, soft hyphens and the like. */
const invisibleCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to go
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;

/** Embeddings, overrides and isolates turn text round, also what follows it; the marks LRM, RLM and ALM cannot. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Tag characters hide whole sentences; they have one honest use, flags such as Scotland's. */
const tags = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/** More marks on one letter than any language puts there, which reach into the lines above and below. */
const excessMarks = /(\p{M}{8})\p{M}+/gu;

/**
 * The text as it is kept: NFC, lines ended by LF, at most one blank line in a row, no white space around it.
 * Joiners stay (families of emoji and Persian need them). Cleaning twice changes nothing more.
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

/** Whether anything of the text can be seen: white space, joiners, fillers and lone marks cannot. */
export const isVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));

/** Characters by code point, so that an emoji of one is one. */
export const countCharacters = (text: string): number => [...text].length;
