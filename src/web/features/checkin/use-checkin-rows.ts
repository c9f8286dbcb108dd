import type { Question, QuestionnaireResponse } from '#contracts/checkin.ts';
import { type Category, categories, getCategoryRule, isCategoryDone } from '#domain/checkin.ts';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import type { Answer } from './use-checkin.ts';

/**
 * The unsaved changes in the form, by question id. A change is the value of an answer, or
 * `skipped`.
 */
export type Changes = Record<number, number | 'skipped'>;

/** The questions of the day and the answers that are already saved. */
export interface Checkin {
  questions: Question[];
  responses: QuestionnaireResponse[];
}

/** A question with its current answer, which may be saved or not. */
export interface CheckinRow extends Question {
  value: number;
  skipped: boolean;
  /** Whether an answer is already saved for the day. A saved answer can be changed but not skipped. */
  saved: boolean;
  /** Whether the value comes from the person or a device. If false, the value is a suggestion. */
  answered: boolean;
  /** Whether the person has set the value in the form and not saved it. */
  touched: boolean;
}

/**
 * Returns the questions with their values. The value is the unsaved answer if there is one, otherwise the saved answer,
 * and otherwise the category's default as a suggestion.
 */
function toRows({ questions, responses }: Checkin, changes: Changes): CheckinRow[] {
  const savedAnswers = new Map(responses.map((response) => [response.questionId, response]));
  return questions.map((question) => {
    const change = changes[question.id];
    const savedAnswer = savedAnswers.get(question.id);
    const saved = savedAnswer !== undefined;
    const touched = typeof change === 'number';
    return {
      ...question,
      value: touched ? change : (savedAnswer?.response ?? getCategoryRule(question.category).default),
      skipped: change === 'skipped' && !saved,
      saved,
      answered: touched || (saved && savedAnswer.source !== 'suggested'),
      touched,
    };
  });
}

/**
 * Returns the answers to save: the values that the person set, and the suggested value of each
 * question that has no answer of its own and is not skipped.
 */
export function toAnswers(checkin: Checkin, changes: Changes): Answer[] {
  return (
    toRows(checkin, changes)
      // A saved answer that the person did not change here is not sent again, because it could overwrite a newer value
      // from another device.
      .filter(({ skipped, answered, touched }) => !skipped && (touched || !answered))
      .map(({ id, value, touched }) => ({ questionId: id, response: value, suggested: !touched }))
  );
}

/**
 * Returns the questions with their values in the surrounding form, and functions that change these
 * values.
 */
export function useCheckinRows(checkin: Checkin) {
  const [changes, setChanges] = useFieldValue<Changes>('changes');
  const setChange = (id: number, change: number | 'skipped') => setChanges({ ...changes, [id]: change });
  return {
    rows: toRows(checkin, changes),
    answer: setChange,
    skip: (id: number) => setChange(id, 'skipped'),
    unskip: (id: number) => {
      const { [id]: _, ...others } = changes;
      setChanges(others);
    },
  };
}

/** Returns whether a question has no answer and nothing saved, so that the person can skip it. */
export const canSkip = ({ answered, saved }: CheckinRow): boolean => !answered && !saved;

/** Returns how many categories are done, and how many categories have a question in `rows`. */
export function countDone(rows: CheckinRow[]): { done: number; total: number } {
  const visibleCategories = categories.filter((category) => rows.some((row) => row.category === category));
  const isDone = (category: Category) => {
    const categoryRows = rows.filter((row) => row.category === category);
    return isCategoryDone(categoryRows.filter(({ answered }) => answered).length, categoryRows.length);
  };
  return { done: visibleCategories.filter(isDone).length, total: visibleCategories.length };
}
