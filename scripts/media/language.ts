export const languages = ['en', 'sv'] as const;
export type Language = (typeof languages)[number];

/**
 * Returns the name of a file in a language. Only Swedish files have the language in their names:
 * `lagom-deck.pdf` is English, and `lagom-deck.sv.pdf` is Swedish.
 */
export function fileName(name: string, language: Language, extension: string): string {
  return `${name}${language === 'en' ? '' : `.${language}`}.${extension}`;
}

export const locales = { en: 'en-GB', sv: 'sv-SE' } as const;
