import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the language of a page: that of the `lang` query parameter, otherwise that of the language cookie, otherwise
 * English.
 */
export function readLanguage(request: FastifyRequest): 'en' | 'sv' {
  const { lang } = request.query as { lang?: unknown };
  if (lang === 'en' || lang === 'sv') return lang;
  return parseCookie(request.headers.cookie ?? '')['lagom.language'] === 'sv' ? 'sv' : 'en';
}
