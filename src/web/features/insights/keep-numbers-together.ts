/**
 * Returns a text in which no line break separates a number from the word after it, or the hours from the minutes of "4
 * h 36 min". Replaces the spaces in these places by no-break spaces.
 */
export const keepNumbersTogether = (text: string): string =>
  text.replaceAll(/(\d) (?=\S)/g, '$1\u00a0').replaceAll(/(\d\u00a0h) (?=\d)/g, '$1\u00a0');
