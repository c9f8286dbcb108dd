import { z } from 'zod';
import type { Language } from '#domain/insights/measure-phrases.ts';
import type { Claim } from '#domain/insights/narrative/claim.ts';
import { claimsForModel } from '#domain/insights/narrative/narrative-text.ts';
import type { Question } from '#server/ai/ask-model.ts';

const answer = z.object({ text: z.string() });

const languageNames = { en: 'English', sv: 'Swedish' };

/**
 * Returns the question to a language model about a week. The question contains the names of
 * measures and their directions, but no figures, no days, no text that the person wrote, and
 * nothing about the menstrual cycle.
 */
export function askForNarrative(
  claims: readonly Claim[],
  language: Language,
): Question<z.output<typeof answer>> {
  return {
    schema: answer,
    system: [
      `You write three to six calm sentences in natural ${languageNames[language]} about one person's week, addressed to "you".`,
      'You get claims as JSON. Tell only these claims. Each sentence is about one claim and contains one of its tokens, such as {{c1.value}}, copied exactly.',
      'A token is replaced by a figure with its unit, or by words. Never write a digit, a number word, a unit or a share yourself, in any form.',
      'Name only the measures under "about" of the claim in the sentence. Use at most one word for a direction in a sentence, and only the direction of the claim. Do not use a direction for "as usual".',
      'Do not negate, do not compare with other days than "than usual", and do not judge or advise. Never say or suggest a cause, and use no medical words.',
      'A claim of the kind "pattern" says that two measures go with each other in this person\'s days: "On days with {{c2.exposure}}, {{c2.outcome}} was {{c2.effect}} lower."',
      'Use plain text without lists, headings or apostrophes.',
    ].join('\n'),
    parts: [{ text: JSON.stringify(claimsForModel(claims, language)) }],
  };
}
