export const languages = ['en', 'sv'] as const;
export type Language = (typeof languages)[number];

/** Returns the name of a file in a language. English has the name without a suffix: lagom-deck.pdf, lagom-deck.sv.pdf. */
export function fileName(name: string, language: Language, extension: string): string {
  return `${name}${language === 'en' ? '' : `.${language}`}.${extension}`;
}

export const locales = { en: 'en-GB', sv: 'sv-SE' } as const;
