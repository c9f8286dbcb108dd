import { useState } from 'react';
import type { Question, QuestionnaireResponse } from '#contracts/checkin.ts';
import { type Category, categories, categoryRule, isCategoryDone } from '#domain/checkin.ts';
import type { Answer } from './use-checkin.ts';

/** What was changed since the dialog was filled, by question; it outlives the dialog's closing. */
type Draft = Record<number, number | 'skipped'>;

/** One question with the answer that would be saved for it. */
export interface DraftQuestion extends Question {
  value: number;
  skipped: boolean;
  /** Something is saved for today already: it can be changed but not skipped. */
  saved: boolean;
  /** Answered by the person, now or earlier today, rather than prefilled. */
  answered: boolean;
}

/** The answers of the dialog: what was changed, over what is saved, over the category's default. */
export function useCheckinDraft(questions: Question[] = [], responses: QuestionnaireResponse[] = []) {
  const [draft, setDraft] = useState<Draft>({});
  const savedAnswers = new Map(responses.map(({ questionId, response }) => [questionId, response]));
  const rows = questions.map((question): DraftQuestion => {
    const changed = draft[question.id];
    const before = savedAnswers.get(question.id);
    const saved = before !== undefined;
    return {
      ...question,
      value: typeof changed === 'number' ? changed : (before ?? categoryRule(question.category).default),
      skipped: changed === 'skipped' && !saved,
      saved,
      answered: typeof changed === 'number' || (saved && changed === undefined),
    };
  });
  return {
    rows,
    progress: progressOf(rows),
    answers: rows
      .filter(({ skipped }) => !skipped)
      .map(({ id, value }): Answer => ({ questionId: id, response: value })),
    answer: (id: number, value: number) => setDraft((before) => ({ ...before, [id]: value })),
    skip: (id: number) => setDraft((before) => ({ ...before, [id]: 'skipped' })),
    unskip: (id: number) => setDraft(({ [id]: _, ...rest }) => rest),
    clear: () => setDraft({}),
  };
}

function progressOf(rows: DraftQuestion[]): { done: number; total: number } {
  const asked = categories.filter((category) => rows.some((row) => row.category === category));
  const isDone = (category: Category) => {
    const ofCategory = rows.filter((row) => row.category === category);
    return isCategoryDone(ofCategory.filter(({ answered }) => answered).length, ofCategory.length);
  };
  return { done: asked.filter(isDone).length, total: asked.length };
}
