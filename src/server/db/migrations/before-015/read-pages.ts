import { listAchievements } from '#contracts/achievements.ts';
import { getBody } from '#contracts/body.ts';
import { listQuestions, listResponses } from '#contracts/checkin.ts';
import { getCycleCalendar, listCycleEntries } from '#contracts/cycle.ts';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { getFitnessSummary, listActivities } from '#contracts/fitness.ts';
import { getInsightReadiness } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { getMindfulnessSummary, listMeditationSessions } from '#contracts/mindfulness.ts';
import { getNutritionSummary, listFoodEntries, listFoodSuggestions } from '#contracts/nutrition.ts';
import { getSleepGoals, getSleepSummary, listNights } from '#contracts/sleep.ts';
import type { TestMember } from '#server/testing/test-app.ts';

const date = '2026-03-10';
const newest = { query: { limit: 7 } };

/**
 * Returns the responses to the requests that each page sends. The name of a response consists of the page and the
 * request or date, such as `dashboard: 2026-03-10`.
 */
export async function readPages(member: TestMember): Promise<Record<string, unknown>> {
  const span = { query: { from: '2026-02-01', to: date } };
  const answers: Record<string, Promise<{ body: unknown }>> = {
    'dashboard: last days': member.call(listHealthMetrics, { query: {} }),
    'dashboard: recent activity': member.call(listRecentActivity, { query: { date } }),
    'check-in: questions': member.call(listQuestions, { query: { language: 'sv' } }),
    'fitness: summary': member.call(getFitnessSummary, { query: { date, weekStart: '2026-03-09' } }),
    'fitness: workouts': member.call(listActivities, newest),
    'fitness: body': member.call(getBody, span),
    'nutrition: meals': member.call(listFoodEntries, newest),
    'nutrition: suggestions': member.call(listFoodSuggestions, {}),
    'sleep: summary': member.call(getSleepSummary, { query: { date } }),
    'sleep: goals': member.call(getSleepGoals, {}),
    'sleep: nights': member.call(listNights, newest),
    'mindfulness: summary': member.call(getMindfulnessSummary, { query: { date } }),
    'mindfulness: sessions': member.call(listMeditationSessions, newest),
    'ai insights': member.call(getInsightReadiness, { query: { date } }),
    'community: achievements': member.call(listAchievements, {}),
    'cycle: entries': member.call(listCycleEntries, newest),
    'cycle: calendar': member.call(getCycleCalendar, span),
  };
  for (const day of ['2026-03-10', '2026-03-09', '2026-03-08', '2026-03-06', '2026-02-15']) {
    answers[`dashboard: ${day}`] = member.call(listHealthMetrics, { query: { date: day } });
    answers[`check-in: ${day}`] = member.call(listResponses, { query: { date: day } });
    answers[`nutrition: ${day}`] = member.call(getNutritionSummary, { query: { date: day } });
  }
  const named = await Promise.all(
    Object.entries(answers).map(async ([name, answer]) => [name, (await answer).body] as const),
  );
  return Object.fromEntries(named);
}
