/**
 * Returns a copy of a text that comes from the parser. The JavaScript engine stores such a text as
 * a reference into the part of the file that contains it. So without the copy, keeping a short text
 * in memory would also keep that part of the file.
 */
export const detachText = (text: string): string => Buffer.from(text).toString();
