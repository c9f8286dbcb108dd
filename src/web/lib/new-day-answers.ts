import { getBody } from '#contracts/body.ts';
import { listResponses } from '#contracts/checkin.ts';
import { getCycleCalendar } from '#contracts/cycle.ts';
import { listRecentActivity } from '#contracts/dashboard.ts';
import type { EndpointOutput, ReadEndpoint } from '#contracts/endpoint.ts';
import { getFitnessSummary, listWorkoutDays } from '#contracts/fitness.ts';
import { getInsightReadiness, getWeekNarrative, getWeekStory } from '#contracts/insights.ts';
import { listHealthMetrics } from '#contracts/measures.ts';
import { getMindfulnessSummary, listMeditationDays } from '#contracts/mindfulness.ts';
import { getNutritionSummary, listFoodEntries, listNutritionDays } from '#contracts/nutrition.ts';
import { getSleepSummary } from '#contracts/sleep.ts';
import { getDeviceSummary, listSourceValues } from '#contracts/sources.ts';
import { startOfWeek } from '#domain/calendar-day.ts';
import type { Answer } from './stored-answer.ts';

/**
 * The days in the query of a GET request: the day, the first day of the week, and the last day of a range. A day that
 * is missing in the query is an empty string.
 */
interface Days {
  date: string;
  weekStart: string;
  to: string;
}

type Carry = (answer: unknown, days: Days, earlier: Days) => unknown;

function carry<E extends ReadEndpoint>(
  { path }: E,
  make: (answer: EndpointOutput<E>, days: Days, earlier: Days) => EndpointOutput<E>,
): [string, Carry] {
  return [path, make as Carry];
}

const nothing = () => [];
const unchanged = <Value>(answer: Value) => answer;

/**
 * Functions by the path of a GET request. Each function turns the stored response for an earlier day into a response
 * for a later day. Entries and totals of the day become empty. The minutes of the week become 0 if a new week has
 * started. Goals, all-time values and ranges of several days stay unchanged.
 */
const carries = new Map<string, Carry>([
  carry(listHealthMetrics, nothing),
  carry(listResponses, nothing),
  carry(listFoodEntries, nothing),
  carry(listSourceValues, nothing),
  carry(getNutritionSummary, ({ targets }, { date }) => ({
    date,
    entries: 0,
    totals: { calories: null, protein: null, carbs: null, fat: null },
    targets,
    water: null,
  })),
  carry(getFitnessSummary, ({ week, bests }, days, earlier) => ({
    today: { minutes: 0, calories: 0, workouts: 0 },
    week: days.weekStart === earlier.weekStart ? week : { ...week, minutes: 0 },
    bests,
  })),
  carry(getMindfulnessSummary, ({ week, ...totals }, days, earlier) => ({
    ...totals,
    week: startOfWeek(days.date) === startOfWeek(earlier.date) ? week : { ...week, minutes: 0 },
  })),
  carry(getDeviceSummary, (measures) => measures.map((measure) => ({ ...measure, current: null }))),
  carry(getSleepSummary, unchanged),
  carry(listRecentActivity, unchanged),
  carry(getInsightReadiness, unchanged),
  carry(getWeekStory, unchanged),
  carry(getWeekNarrative, unchanged),
  carry(getBody, unchanged),
  carry(listWorkoutDays, unchanged),
  carry(listMeditationDays, unchanged),
  carry(listNutritionDays, unchanged),
  carry(getCycleCalendar, unchanged),
]);

/**
 * Makes a response for `address` from `earlier`, the stored response for an earlier day (see `carries`). Returns
 * undefined if `address` does not ask for a later day than `earlier`, or if `carries` has no function for the path.
 */
export function carryOver(earlier: Answer, address: string): Answer | undefined {
  const [before, asked] = [daysOf(earlier.address), daysOf(address)];
  const make = carries.get(address.split('?')[0] ?? '');
  if (!make || (asked.date || asked.to) <= (before.date || before.to)) return undefined;
  return { address, answer: make(earlier.answer, asked, before), storedAt: earlier.storedAt };
}

function daysOf(address: string): Days {
  const query = new URLSearchParams(address.split('?')[1]);
  return {
    date: query.get('date') ?? '',
    weekStart: query.get('weekStart') ?? '',
    to: query.get('to') ?? '',
  };
}
