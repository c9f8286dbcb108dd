import { useState } from 'react';
import type { Question, QuestionnaireResponse } from '#contracts/checkin.ts';
import { type Category, categories, getCategoryRule, isCategoryDone } from '#domain/checkin.ts';
import type { Answer } from './use-checkin.ts';

/** Unsaved changes by question id. They are kept when the dialog closes. */
type Draft = Record<number, number | 'skipped'>;

/** A question with the answer that would be saved for it. */
export interface DraftQuestion extends Question {
  value: number;
  skipped: boolean;
  /** An answer is already saved for today. It can be changed but not skipped. */
  saved: boolean;
  /** The person gave this answer, now or earlier today. False if it is prefilled. */
  answered: boolean;
}

/** Returns the answers of the dialog: the unsaved change, else the saved answer, else the category's default. */
export function useCheckinDraft(questions: Question[] = [], responses: QuestionnaireResponse[] = []) {
  const [draft, setDraft] = useState<Draft>({});
  const savedAnswers = new Map(responses.map(({ questionId, response }) => [questionId, response]));
  const rows = questions.map((question): DraftQuestion => {
    const draftValue = draft[question.id];
    const savedValue = savedAnswers.get(question.id);
    const saved = savedValue !== undefined;
    return {
      ...question,
      value:
        typeof draftValue === 'number'
          ? draftValue
          : (savedValue ?? getCategoryRule(question.category).default),
      skipped: draftValue === 'skipped' && !saved,
      saved,
      answered: typeof draftValue === 'number' || (saved && draftValue === undefined),
    };
  });
  return {
    rows,
    progress: computeProgress(rows),
    answers: rows
      .filter(({ skipped }) => !skipped)
      .map(({ id, value }): Answer => ({ questionId: id, response: value })),
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
