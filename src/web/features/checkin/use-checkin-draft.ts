import { useState } from 'react';
import type { Question, QuestionnaireResponse } from '#contracts/checkin.ts';
import { type Category, categories, getCategoryRule, isCategoryDone } from '#domain/checkin.ts';
import type { Answer } from './use-checkin.ts';

/** Unsaved answers by question id. They remain when the dialog closes. */
type Draft = Record<number, number | 'skipped'>;

/** A question with the answer that would be saved for it. */
export interface DraftQuestion extends Question {
  value: number;
  skipped: boolean;
  /** Whether an answer is already saved for today. It can be changed but not skipped. */
  saved: boolean;
  /** Whether the value is known, from the person or from a device. Otherwise it is only suggested. */
  answered: boolean;
  /** Whether the person has changed or confirmed the value since the dialog opened. */
  touched: boolean;
}

/**
 * Returns the answers that the dialog shows: the unsaved answer, otherwise the saved or known one, otherwise the
 * category's default.
 */
export function useCheckinDraft(questions: Question[] = [], responses: QuestionnaireResponse[] = []) {
  const [draft, setDraft] = useState<Draft>({});
  const savedAnswers = new Map(responses.map((response) => [response.questionId, response]));
  const rows = questions.map((question): DraftQuestion => {
    const draftValue = draft[question.id];
    const savedAnswer = savedAnswers.get(question.id);
    const saved = savedAnswer !== undefined;
    const touched = typeof draftValue === 'number';
    return {
      ...question,
      value:
        typeof draftValue === 'number'
          ? draftValue
          : (savedAnswer?.response ?? getCategoryRule(question.category).default),
      skipped: draftValue === 'skipped' && !saved,
      saved,
      answered: touched || (saved && savedAnswer.source !== 'suggested'),
      touched,
    };
  });
  const shown = rows.filter(({ skipped }) => !skipped);
  return {
    rows,
    progress: computeProgress(rows),
    answered: shown.filter(({ answered }) => answered).length,
    suggested: shown.filter(({ answered }) => !answered).length,
    // An unchanged known value is already saved. Sending it again could replace a newer value from another device.
    answers: shown
      .filter(({ answered, touched }) => touched || !answered)
      .map(({ id, value, touched }): Answer => ({ questionId: id, response: value, suggested: !touched })),
    answer: (id: number, value: number) => setDraft((current) => ({ ...current, [id]: value })),
    skip: (id: number) => setDraft((current) => ({ ...current, [id]: 'skipped' })),
    unskip: (id: number) => setDraft(({ [id]: _, ...rest }) => rest),
    clear: () => setDraft({}),
  };
}

function computeProgress(rows: DraftQuestion[]): { done: number; total: number } {
  const visibleCategories = categories.filter((category) => rows.some((row) => row.category === category));
  const isDone = (category: Category) => {
    const categoryRows = rows.filter((row) => row.category === category);
    return isCategoryDone(categoryRows.filter(({ answered }) => answered).length, categoryRows.length);
  };
  return { done: visibleCategories.filter(isDone).length, total: visibleCategories.length };
}
