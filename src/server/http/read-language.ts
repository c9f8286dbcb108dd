import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the language of a page: the language in the query parameter `lang`, otherwise the language in the language
 * cookie, otherwise English.
 */
export function readLanguage(request: FastifyRequest): 'en' | 'sv' {
  const { lang } = request.query as { lang?: unknown };
  if (lang === 'en' || lang === 'sv') return lang;
  return readChosenLanguage(request) ?? 'en';
}

/**
 * Returns the language in the language cookie. The browser stores this cookie when the person chooses a language.
 * Returns undefined without a valid cookie.
 */
export function readChosenLanguage(request: FastifyRequest): 'en' | 'sv' | undefined {
  const chosen = parseCookie(request.headers.cookie ?? '')['lagom.language'];
  return chosen === 'en' || chosen === 'sv' ? chosen : undefined;
}

/**
 * Returns the language of error messages: the language in the language cookie, otherwise the language that the header
 * `Accept-Language` prefers, otherwise English.
 */
export function readMessageLanguage(request: FastifyRequest): 'en' | 'sv' {
  return readChosenLanguage(request) ?? readPreferredLanguage(request) ?? 'en';
}

/**
 * Returns the language of an email that the request causes: the language in the language cookie, otherwise the language
 * of the account, otherwise the language that the header `Accept-Language` prefers, otherwise English.
 */
export const readEmailLanguage = (
  request: FastifyRequest,
  { language }: { language: 'en' | 'sv' | null },
): 'en' | 'sv' => readChosenLanguage(request) ?? language ?? readMessageLanguage(request);

/** Returns the language that the header `Accept-Language` prefers. Returns undefined without this header. */
export function readPreferredLanguage({ headers }: FastifyRequest): 'en' | 'sv' | undefined {
  const header = headers['accept-language'];
  return header === undefined ? undefined : preferredLanguage(header);
}

function preferredLanguage(header: string): 'en' | 'sv' {
  const weightOf = (language: string) => {
    const ranges = header.split(',').map((range) => range.trim().toLowerCase());
    const range = ranges.find((text) => text.split(/[-;]/, 1)[0]?.trim() === language);
    return range === undefined ? 0 : Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1);
  };
  return weightOf('sv') > weightOf('en') ? 'sv' : 'en';
}
