import type { z } from 'zod';
import type { Sentences } from './api-error.ts';
import { oneOf, ruleSentence } from './assert-input.ts';
import { swedishMessage } from './swedish-messages.ts';

type Issue = z.core.$ZodIssue;

/** The placeholder for the message of an issue whose schema declares no message. */
export const noMessage = '';

/**
 * Returns what is wrong with an input, in English and in Swedish. If the schema declares a message,
 * returns that message. Otherwise returns a sentence that names the field and the rule that the
 * value breaks.
 */
export function describeIssue(issue: Issue, field: string | undefined): Sentences {
  if (issue.message !== noMessage) {
    const sv = swedishMessage(issue.message);
    return { en: issue.message, sv: sv ?? toSentence(issue, field).sv };
  }
  return toSentence(issue, field);
}

const notValid: Sentences = { en: "isn't valid", sv: 'är inte giltigt' };

function toSentence(issue: Issue, field: string | undefined): Sentences {
  const rule = describeRule(issue);
  return field === undefined
    ? { en: `The input ${rule.en}.`, sv: `Indata ${rule.sv}.` }
    : ruleSentence(field, rule);
}

function describeRule(issue: Issue): Sentences {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { en: 'is not known here', sv: 'är okänt här' };
    case 'too_small':
      return describeBound(issue.origin, Number(issue.minimum), 'least', issue.inclusive);
    case 'too_big':
      return describeBound(issue.origin, Number(issue.maximum), 'most', issue.inclusive);
    case 'not_multiple_of':
      return {
        en: `must be a multiple of ${issue.divisor}`,
        sv: `måste vara en multipel av ${String(issue.divisor).replace('.', ',')}`,
      };
    case 'invalid_value':
      // Leaves out the empty text, which some optional choices accept as no choice.
      return oneOf(issue.values.map(String).filter((value) => value !== ''));
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options.map(String)) : notValid;
    case 'invalid_type':
      return describeType(issue.expected);
    default:
      return notValid;
  }
}

function describeBound(origin: string, bound: number, side: 'least' | 'most', isInclusive = true): Sentences {
  const atSv = side === 'least' ? 'minst' : 'högst';
  const isOne = bound === 1;
  if (origin === 'string')
    return {
      en: `must have at ${side} ${bound} ${isOne ? 'character' : 'characters'}`,
      sv: `måste ha ${atSv} ${bound} tecken`,
    };
  if (origin === 'array')
    return {
      en: `must have at ${side} ${bound} ${isOne ? 'item' : 'items'}`,
      sv: `måste ha ${atSv} ${bound} ${isOne ? 'värde' : 'värden'}`,
    };
  if (isInclusive) return { en: `must be at ${side} ${bound}`, sv: `måste vara ${atSv} ${bound}` };
  return side === 'least'
    ? { en: `must be more than ${bound}`, sv: `måste vara mer än ${bound}` }
    : { en: `must be less than ${bound}`, sv: `måste vara mindre än ${bound}` };
}

const types: Record<string, Sentences> = {
  string: { en: 'must be text', sv: 'måste vara text' },
  number: { en: 'must be a number', sv: 'måste vara ett tal' },
  int: { en: 'must be a whole number', sv: 'måste vara ett heltal' },
  boolean: { en: 'must be true or false', sv: 'måste vara true eller false' },
  array: { en: 'must be a list', sv: 'måste vara en lista' },
  object: { en: 'must be an object', sv: 'måste vara ett objekt' },
};

const describeType = (expected: string): Sentences => types[expected] ?? notValid;
