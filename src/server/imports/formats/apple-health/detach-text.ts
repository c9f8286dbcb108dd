/**
 * Returns a copy of a text that comes from the parser. Such a text refers to the whole part of the file that it was cut
 * from, so keeping the text itself would keep 256 KB in memory.
 */
export const detachText = (text: string): string => Buffer.from(text).toString();
