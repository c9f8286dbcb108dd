import type { MeasureName } from '../../measures/catalogue.ts';

/**
 * A fact about a person's days that a text is allowed to state. `claimsForModel` decides which parts a language model
 * gets.
 */
export interface Claim {
  /** `c1`, `c2` and so on. */
  id: string;
  kind: 'week' | 'pattern' | 'trend' | 'change';
  /** The measures that sentences about the claim are allowed to name. The outcome comes first. */
  measures: readonly [outcome: MeasureName, ...others: MeasureName[]];
  /** The direction of the outcome: 1 if it is higher or rises, -1 if it is lower or falls, 0 if it is as usual. */
  direction: -1 | 0 | 1;
  /** The words and figures that replace the tokens of the claim, such as `{{c1.effect}}`, by the name of the token. */
  tokens: Readonly<Record<string, string>>;
  /** The claim as a sentence, for a text that is made without a language model. */
  sentence: string;
}

/** Matches a token such as `{{c12.effect}}`. Its groups are the id of the claim and the name of the token. */
export const tokenPattern = /\{\{(c\d{1,3})\.([a-z]{1,20})\}\}/g;
