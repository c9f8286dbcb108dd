import { type APIRequestContext, expect } from '@playwright/test';
import type { CalendarDay } from '#domain/calendar-day.ts';

/** Sends an answer to the check-in's mood question for each of the given days. */
export async function answerMood(
  request: APIRequestContext,
  address: string,
  moods: [CalendarDay, number][],
) {
  const user = await (await request.get(`${address}/api/auth/user`)).json();
  const questions: { id: number; category: string }[] = await (
    await request.get(`${address}/api/custom-questions`)
  ).json();
  const questionId = questions.find(({ category }) => category === 'mood')?.id;
  for (const [date, response] of moods) {
    const data = { userId: user.id, questionId, response, date };
    const answer = await request.post(`${address}/api/questionnaire-responses`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}
