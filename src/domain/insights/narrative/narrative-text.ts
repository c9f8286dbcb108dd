import { measures } from '../../measures/catalogue.ts';
import type { Language } from '../measure-phrases.ts';
import type { Claim } from './claim.ts';

/**
 * Returns a text about a week from the sentences of the claims, without a language model. Returns an empty text if
 * there are no claims.
 */
export function templateNarrative(claims: readonly Claim[], language: Language): string {
  const usual = claims.filter(({ kind, direction }) => kind === 'week' && direction === 0);
  const told = claims.filter((claim) => !usual.includes(claim)).map(({ sentence }) => sentence);
  const names = usual.map(({ measures: [measure] }) => measures[measure].name[language]);
  const asBefore = language === 'sv' ? 'Som tidigare veckor' : 'As in earlier weeks';
  if (names.length > 0) told.push(`${asBefore}: ${joinNames(names, language)}.`);
  return told.join(' ');
}

function joinNames(names: readonly string[], language: Language): string {
  const [first = '', ...rest] = names;
  return new Intl.ListFormat(language).format([
    first,
    ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1)),
  ]);
}

/** The parts of a claim that a language model gets: no figures, no days and nothing that the person wrote. */
interface ClaimForModel {
  id: string;
  kind: Claim['kind'];
  about: string[];
  direction: 'higher' | 'lower' | 'as usual';
  tokens: string[];
}

/** Returns the claims in the form in which they are sent to a language model. */
export const claimsForModel = (claims: readonly Claim[], language: Language): ClaimForModel[] =>
  claims.map(({ id, kind, measures: names, direction, tokens }) => ({
    id,
    kind,
    about: names.map((name) => measures[name].name[language]),
    direction: direction === 0 ? 'as usual' : direction > 0 ? 'higher' : 'lower',
    tokens: Object.keys(tokens).map((token) => `{{${id}.${token}}}`),
  }));
