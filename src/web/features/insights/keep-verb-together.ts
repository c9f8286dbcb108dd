/** Returns a title of a pattern in which no line break divides the Swedish verb "hänger ihop". */
export const keepVerbTogether = (title: string): string => title.replace('hänger ihop', 'hänger\u00a0ihop');
