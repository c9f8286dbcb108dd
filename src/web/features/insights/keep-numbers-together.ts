/**
 * Returns a text in which no line break separates a number from the word after it, such as in "4 h 36 min". Replaces
 * the space between them by a no-break space.
 */
export const keepNumbersTogether = (text: string): string => text.replaceAll(/(\d) (?=\S)/g, '$1\u00a0');
