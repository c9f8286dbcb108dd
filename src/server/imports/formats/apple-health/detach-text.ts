/**
 * Returns a copy of a text that comes from the parser. Without the copy, keeping a short text in memory would also keep
 * the part of the file that contains it, because the engine stores the text as a reference into that part.
 */
export const detachText = (text: string): string => Buffer.from(text).toString();
