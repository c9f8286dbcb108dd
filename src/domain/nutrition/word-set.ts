/** Returns the set of words in a text. Words are separated by spaces or line breaks. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
