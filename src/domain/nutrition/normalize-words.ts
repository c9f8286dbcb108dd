const accents: Record<string, string> = {
  é: 'e',
  è: 'e',
  ê: 'e',
  ë: 'e',
  à: 'a',
  á: 'a',
  â: 'a',
  ç: 'c',
  ñ: 'n',
  ü: 'u',
  û: 'u',
  î: 'i',
  í: 'i',
  ó: 'o',
  ô: 'o',
  ø: 'ö',
  æ: 'ä',
};

const accented = new RegExp(`[${Object.keys(accents).join('')}]`, 'g');

/**
 * Returns text in lower case, without apostrophes, and with the letters in `accents` replaced: `e` for `é`. Tabs,
 * carriage returns and non-breaking spaces become spaces.
 */
export function normalizeText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(accented, (letter) => accents[letter] ?? letter)
    .replace(/[’‘`´']/g, '')
    .replace(/[\u00a0\t\r]/g, ' ');
}

/** Returns the words and numbers of a name, such as `m and m` for `M&M`. A percentage is a single word. */
export function wordsOf(text: string): string[] {
  return (
    normalizeText(text)
      .replaceAll('&', ' and ')
      .match(/\d+(?:[.,]\d+)?\s?%|\d+|\p{L}+/gu)
      ?.map((word) => word.replace(' ', '').replace(',', '.')) ?? []
  );
}

/** Returns a word without Swedish letters: `kottbulle` for `köttbulle`. */
export function foldSwedish(word: string): string {
  return word.replace(/[åä]/g, 'a').replaceAll('ö', 'o');
}
