import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import { createActivity, getFitnessSummary } from '#contracts/fitness.ts';
import { getInsightReadiness, getWeekNarrative, getWeekStory, listInsights } from '#contracts/insights.ts';
import { createMeditationSession, getMindfulnessSummary } from '#contracts/mindfulness.ts';
import { addDays, type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { updateInsights } from './update-insights.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ LIMITS_SCALE: '100' });
});
afterAll(() => server.close());

const historyDays = 28;

/**
 * Creates a person who logs at 00:30 and at 23:30 of each day, up to the day `last`: 30 minutes of exercise, or 40 in
 * the last week, a mood of 6, or of 9 in the last week, a habit, and 10 minutes of meditation.
 */
async function createPerson(zone: string, last: CalendarDay) {
  const setClock = (day: CalendarDay, time: string) => {
    server.clock.now = toInstant(day, time, zone);
  };
  setClock(addDays(last, 1 - historyDays), '00:10');
  const member = await server.createMember();
  const inZone = { headers: { 'x-time-zone': zone } };
  const questions = (await member.call(listQuestions, { query: {} })).body;
  const answer = async (category: 'mood' | 'self_care', response: number) => {
    const questionId = questions.find((question) => question.category === category)!.id;
    await member.call(saveResponse, { body: { userId: member.id, questionId, response } }, inZone);
  };
  for (let ago = historyDays - 1; ago >= 0; ago -= 1) {
    const isLastWeek = ago < 7;
    const workout = { userId: member.id, type: 'cardio', intensity: 'low' } as const;
    setClock(addDays(last, -ago), '00:30');
    const early = { ...workout, duration: isLastWeek ? 20 : 10 };
    await member.call(createActivity, { body: early }, inZone);
    await answer('mood', isLastWeek ? 9 : 6);
    setClock(addDays(last, -ago), '23:30');
    await member.call(createActivity, { body: { ...workout, duration: 20 } }, inZone);
    await answer('self_care', 1);
    const session = { userId: member.id, type: 'calm', duration: 10, completed: true } as const;
    await member.call(createMeditationSession, { body: session }, inZone);
  }
  return { member, inZone, setClock };
}

describe.each([
  ['Europe/Stockholm', '2026-03-29'],
  ['Europe/Stockholm', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
])('in %s, the week that ends with the clock change on %s', (zone, sunday) => {
  const monday = addDays(sunday, 1);
  let person: Awaited<ReturnType<typeof createPerson>>;
  beforeAll(async () => {
    person = await createPerson(zone, sunday);
  });

  test('is told from its first to its last day, once it is over', async () => {
    const { member, inZone, setClock } = person;
    const tellAt = async (day: CalendarDay, time: string) => {
      setClock(day, time);
      const query = { date: toCalendarDay(server.clock.now, zone), language: 'en' as const };
      return (await member.call(getWeekNarrative, { query }, inZone)).body;
    };
    const before = { from: addDays(sunday, -13), to: addDays(sunday, -7) };
    expect(await tellAt(sunday, '23:30')).toMatchObject(before);
    const week = await tellAt(monday, '00:30');
    expect(week).toMatchObject({ from: addDays(sunday, -6), to: sunday });
    expect(week.text).toContain('Mood: 9 of 10 on average, up from 6 of 10');
    expect(week.text).toContain('Workout minutes: 40 min on average, up from 30 min');
  });

  test('has seven days of values, and none of another week', async () => {
    const { member, inZone } = person;
    const { facts } = (await member.call(getWeekStory, { query: { date: sunday } }, inZone)).body;
    expect(facts.map(({ measure, value, usual, days }) => [measure, value, usual, days])).toEqual([
      ['mood', 9, 6, 7],
      ['workoutMinutes', 40, 30, 7],
      ['meditationMinutes', 10, 10, 7],
      ['selfCareActivity', 7, 7, 7],
    ]);
  });

  test('adds its days to the counts and the streaks', async () => {
    const { member, inZone, setClock } = person;
    setClock(monday, '00:30');
    await updateInsights(server.deps, member.id);
    const insights = (await member.call(listInsights, { query: {} }, inZone)).body;
    expect(insights).toMatchObject([
      { kind: 'streak', effect: historyDays, from: addDays(monday, -historyDays), to: sunday },
    ]);
    const readiness = await member.call(getInsightReadiness, { query: { date: monday } }, inZone);
    expect(readiness.body.days.mood).toBe(historyDays);
    const query = { date: monday };
    const meditation = (await member.call(getMindfulnessSummary, { query }, inZone)).body;
    expect(meditation).toMatchObject({ streak: historyDays, week: { minutes: 10 } });
    const fitness = await member.call(getFitnessSummary, { query: { ...query, weekStart: sunday } }, inZone);
    expect(fitness.body).toMatchObject({ today: { minutes: 0 }, week: { minutes: 40 } });
  });
});
