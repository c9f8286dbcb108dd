import type { Question, QuestionnaireResponse } from '#contracts/checkin.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import {
  answerBounds,
  type Category,
  categoryOf,
  combineAnswers,
  getCategoryRule,
  isValidAnswer,
} from '#domain/checkin.ts';
import { type AnswerMeasure, answerMeasures, checkinMeasures } from '#domain/measures/checkin.ts';
import { namesOf } from '#domain/measures/measure.ts';
import { mergeEdits, rememberedMs } from '#domain/merge-edits.ts';
import type { Db } from '#server/db/connect.ts';
import { defineDailyTotals } from '#server/db/daily-totals.ts';
import { assertFound } from '#server/http/api-error.ts';
import { assertInput } from '#server/http/assert-input.ts';
import type { Edit } from '#server/http/edit.ts';
import { insertLostEdits, toFieldEdit } from '#server/http/field-edits.ts';
import { noteChangedDays } from '../achievements/progress-service.ts';
import { deleteObservation, listDayValues, updateObservation } from '../measures/measures-service.ts';
import {
  type AnswerSource,
  type AskedQuestion,
  dailyAnswers,
  findAnswers,
  findOtherAnswers,
  findQuestions,
  hasAnswers,
  isAnswered,
  updateOnlyAnswer,
  upsertAnswer,
} from './checkin-queries.ts';

export async function listCheckinQuestions(
  db: Db,
  userId: number,
  language: 'en' | 'sv',
): Promise<Question[]> {
  const rows = await findQuestions(db, userId);
  return rows.map((row) => ({
    id: row.id,
    question: (language === 'sv' && row.questionSv) || row.questionEn,
    category: row.category as Category,
  }));
}

/**
 * Returns the answers of a day. If a category has only one question, the answer to that question is
 * the day's value of the category's measure, if there is such a value. The value can also come from
 * the water counter, a logged night or a device. If a category has several questions, each answer
 * comes from the check-in.
 */
export async function listCheckinResponses(
  db: Db,
  userId: number,
  day: CalendarDay,
): Promise<QuestionnaireResponse[]> {
  const [questions, values] = await Promise.all([
    findAnswers(db, userId, day),
    listDayValues(db, userId, namesOf(answerMeasures), day),
  ]);
  const known = new Map(values.map((value) => [value.measure, value]));
  return questions.flatMap(({ questionId, category, response, source }) => {
    const isOnly = questions.filter((other) => other.category === category).length === 1;
    const value = isOnly ? known.get(getCategoryRule(category).measure) : undefined;
    if (value) return [{ userId, questionId, response: value.value, date: day, source: value.source }];
    return response === null || source === null ? [] : [{ userId, questionId, response, date: day, source }];
  });
}

/**
 * Returns the record name under which `field_edits` stores the edits of a day's answers and glasses of water. The field
 * name of an answer is the category of the question. For the person's own question, it is `question:` followed by the
 * id.
 */
export const dayRecord = (day: CalendarDay) => `day:${day}`;

/**
 * Stores an answer. Also computes the day's value of the category's measure from all answers in the
 * category with the same source, and stores it. Stores a suggested answer only if the question has
 * no other answer yet, neither from the person nor from a device. Keeps a stored answer that was
 * edited later. Returns the answer of the question after the write. Throws `not_found` for an
 * unknown question, and `invalid_input` for an invalid answer.
 */
export async function updateCheckinResponse(
  db: Db,
  edit: Edit,
  answer: { questionId: number; response: number; day: CalendarDay; source: AnswerSource },
): Promise<QuestionnaireResponse> {
  const { userId, sessionId, at, receivedAt } = edit;
  const { questionId, response, day, source } = answer;
  const known = source === 'suggested' && (await findOwnAnswer(db, userId, answer));
  const question = await upsertAnswer(db, userId, {
    ...answer,
    isStored: !known,
    record: dayRecord(day),
    sessionId,
    at,
    receivedAt,
    isTooLate: receivedAt.getTime() - at.getTime() > rememberedMs,
  });
  assertFound(question, 'questionId');
  const { category, hasOthers, hasAnswered } = question;
  await assertValidAnswer(db, userId, question, answer);
  if (known) return known;
  if (source === 'self') await noteLostAnswers(db, edit, dayRecord(day), question, response);
  if (question.isLost) {
    const { response: stored = response } = (await findOwnAnswer(db, userId, answer)) ?? {};
    return { userId, questionId, response: stored, date: day, source };
  }

  // Achievements count days with an answer, so only the first answer of a day changes the achievements.
  if (source === 'self' && !hasAnswered) await noteChangedDays(db, userId, day);
  const others = hasOthers ? await findOtherAnswers(db, userId, { day, questionId, category }) : [];
  const sameSource = others.filter((other) => other.source === source);
  const value = combineAnswers(category, [response, ...sameSource.map((other) => other.response)]);
  const { measure } = getCategoryRule(category);
  if (value !== undefined) await updateObservation(db, userId, { day, measure, source, value });
  return { userId, questionId, response, date: day, source };
}

/**
 * Throws `invalid_input` with the bounds of the category's answers if the answer is not within them. Accepts the stored
 * answer that is sent back unchanged: the water counter can store more glasses than the check-in asks for.
 */
async function assertValidAnswer(
  db: Db,
  userId: number,
  { category, before, hasOthers }: AskedQuestion,
  { response, day }: { response: number; day: CalendarDay },
): Promise<void> {
  if (isValidAnswer(category, response) || response === before) return;
  const { kind, measure } = getCategoryRule(category);
  const stored = hasOthers ? [] : await listDayValues(db, userId, [measure], day);
  if (stored.some(({ value }) => value === response)) return;
  const { min, max } = answerBounds[kind];
  assertInput(false, 'response', {
    en: `must be a whole number from ${min} to ${max}`,
    sv: `måste vara ett heltal från ${min} till ${max}`,
  });
}

/**
 * Compares the new answer with the stored answer by the rules of `mergeEdits`. Adds an answer that
 * loses against the other answer to the person's lost values (see `LostValue`).
 */
async function noteLostAnswers(
  db: Db,
  edit: Edit,
  record: string,
  { field, before, edited }: AskedQuestion,
  response: number,
): Promise<void> {
  const stored = { values: { [field]: before }, edits: edited ? { [field]: toFieldEdit(edited) } : {} };
  const { lost } = mergeEdits(
    stored,
    [[field]],
    { [field]: response },
    {
      editedAt: edit.at.getTime(),
      receivedAt: edit.receivedAt.getTime(),
      sessionId: edit.sessionId,
    },
  );
  if (lost.length > 0) await insertLostEdits(db, edit, record, lost);
}

/** Returns the answer of a question on a day. Returns undefined if there is no answer, or only a suggested answer. */
async function findOwnAnswer(
  db: Db,
  userId: number,
  { questionId, day }: { questionId: number; day: CalendarDay },
): Promise<QuestionnaireResponse | undefined> {
  const answers = await listCheckinResponses(db, userId, day);
  return answers.find((answer) => answer.questionId === questionId && answer.source !== 'suggested');
}

/**
 * Returns whether the person has saved a check-in of the day. One answer is enough, even a default that the person left
 * unchanged, because the person has then seen the check-in.
 */
export function hasCheckedIn(db: Db, userId: number, day: CalendarDay): Promise<boolean> {
  return hasAnswers(db, userId, day);
}

/**
 * Stores a value that the person entered outside the check-in, such as in the water counter or in a
 * form. If the check-in has only one question for this measure and the person has answered that
 * question, updates the answer too.
 */
export async function updateOwnValue(
  db: Db,
  userId: number,
  said: { day: CalendarDay; measure: AnswerMeasure; value: number },
): Promise<void> {
  const { day, measure, value } = said;
  await updateObservation(db, userId, { day, measure, source: 'self', value });
  await updateOnlyAnswer(db, userId, { day, category: categoryOf(measure), response: value });
}

/**
 * Deletes a value that the person entered outside the check-in. Does nothing if the person has also answered a question
 * for this measure in the check-in.
 */
export async function deleteOwnValue(
  db: Db,
  userId: number,
  { day, measure }: { day: CalendarDay; measure: AnswerMeasure },
): Promise<void> {
  if (await isAnswered(db, userId, day, categoryOf(measure))) return;
  await deleteObservation(db, userId, { day, measure, source: 'self' });
}

export const answerTotals = defineDailyTotals(checkinMeasures, dailyAnswers);
