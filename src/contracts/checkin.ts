import { z } from 'zod';
import { categories } from '#domain/checkin.ts';
import { defineEndpoint, member } from './endpoint.ts';
import { day, id, language } from './inputs.ts';

const question = z.object({ id, question: z.string(), category: z.enum(categories) });
const response = z.object({
  userId: id,
  questionId: id,
  response: z.number(),
  date: day,
  /**
   * The source of the answer, such as `self` or `device:<id>`. `suggested` means a default value that the person did
   * not change.
   */
  source: z.string(),
});

export type Question = z.output<typeof question>;
export type QuestionnaireResponse = z.output<typeof response>;

export const listQuestions = defineEndpoint({
  operationId: 'listQuestions',
  method: 'GET',
  path: '/api/custom-questions',
  summary: 'List the check-in questions',
  access: member('checkin'),
  query: z.object({ language: language.default('en') }),
  response: z.array(question),
});

export const listResponses = defineEndpoint({
  operationId: 'listResponses',
  method: 'GET',
  path: '/api/questionnaire-responses',
  summary: 'List the check-in answers of a day',
  description:
    'Includes values from outside the check-in: a counter, a rated night or a device can answer a question. The date defaults to today.',
  access: member('checkin'),
  query: z.object({ date: day.optional() }),
  response: z.array(response),
});

export const saveResponse = defineEndpoint({
  operationId: 'saveResponse',
  method: 'POST',
  path: '/api/questionnaire-responses',
  summary: 'Save a check-in answer',
  description:
    'The date defaults to today. Replaces an earlier answer of the same day. A suggested answer is a default that the person did not change. A suggested answer replaces no other answer and is left out of statistics.',
  access: member('checkin'),
  errors: ['not_found'],
  body: z.strictObject({
    questionId: id,
    response: z.number(),
    date: day.optional(),
    /**
     * Whether the answer is a default value that the person did not change. If omitted, `source` in the body decides:
     * the value `suggested` means true, and any other value means false.
     */
    suggested: z.boolean().optional(),
  }),
  record: response,
  response,
});
