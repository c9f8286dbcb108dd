import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { lastStoryDay } from '#domain/insights/week-story.ts';
import { usualRange } from '#domain/measures/usual.ts';
import { firstMindfulnessDay } from '#domain/mindfulness.ts';
import { getAiService } from './ai.ts';
import { getUser } from './auth.ts';
import type { RequestParts } from './build-request.ts';
import { listRecentActivity } from './dashboard.ts';
import { listDevices } from './devices.ts';
import type { ReadEndpoint } from './endpoint.ts';
import { listExperiments } from './experiments.ts';
import { listImports } from './imports.ts';
import {
  getInsightReadiness,
  getWeekNarrative,
  getWeekStory,
  listInsights,
  listPatterns,
} from './insights.ts';
import { listHealthMetrics, listSourceOrders } from './measures.ts';
import { getMindfulnessSummary, listMeditationDays, listMeditationSessions } from './mindfulness.ts';
import { getNutritionSummary, listFoodEntries, listFoodSuggestions, listNutritionDays } from './nutrition.ts';
import { pages } from './pages.ts';
import { getPreferences } from './preferences.ts';
import { getSleepGoals, getSleepSummary, listNights } from './sleep.ts';
import { listRejectedValues, listSources } from './sources.ts';

/** A request for data of the first view of a page. `input` is the input that the page passes to `endpointQuery`. */
export interface FirstRead {
  endpoint: ReadEndpoint;
  input: RequestParts;
  /** Set if the page reads a paged list. The page then passes the input to `endpointPages`. */
  isPaged?: true;
  /** The field of the response that the page keeps. If undefined, the page keeps the whole response. */
  field?: string;
}

/** The person, the day and the language for which a page is shown. */
interface Viewer {
  userId: number;
  today: CalendarDay;
  language: 'en' | 'sv';
}

type ListReads = (viewer: Viewer) => FirstRead[];

const dashboardReads: ListReads = ({ today }) => [
  { endpoint: listHealthMetrics, input: { query: { date: today } } },
  { endpoint: listHealthMetrics, input: { query: {} } },
  { endpoint: listRecentActivity, input: { query: { date: today } } },
  // The sentence about the night says if its hours are the time in bed.
  { endpoint: listNights, input: { query: { limit: 30 } } },
];

const preferencesRead: ListReads = ({ userId }) => [
  {
    endpoint: getPreferences,
    input: { params: { userId: String(userId) }, query: {} },
    field: 'preferences',
  },
];

const pageReads: Partial<Record<string, ListReads[]>> = {
  [pages.home]: [preferencesRead, dashboardReads],
  [pages.dashboard]: [preferencesRead, dashboardReads],
  [pages.nutrition]: [
    preferencesRead,
    ({ today }) => [
      { endpoint: getNutritionSummary, input: { query: { date: today } } },
      // The page offers to copy yesterday's meals if there are any.
      { endpoint: getNutritionSummary, input: { query: { date: addDays(today, -1) } } },
      { endpoint: listFoodEntries, input: { query: { limit: 10 } }, isPaged: true },
      { endpoint: listFoodSuggestions, input: {} },
      { endpoint: listNutritionDays, input: { query: usualRange(today) } },
      { endpoint: listHealthMetrics, input: { query: {} } },
    ],
  ],
  [pages.sleep]: [
    preferencesRead,
    ({ today }) => [
      { endpoint: getSleepSummary, input: { query: { date: today } } },
      { endpoint: getSleepGoals, input: {} },
      { endpoint: listNights, input: { query: { limit: 30 } } },
      { endpoint: listHealthMetrics, input: { query: {} } },
    ],
  ],
  [pages.fitness]: [preferencesRead],
  [pages.mindfulness]: [
    preferencesRead,
    ({ today }) => [
      { endpoint: getMindfulnessSummary, input: { query: { date: today } } },
      { endpoint: listMeditationDays, input: { query: { from: firstMindfulnessDay(today), to: today } } },
      { endpoint: listMeditationSessions, input: { query: { limit: 10 } }, isPaged: true },
    ],
  ],
  [pages.aiInsights]: [
    preferencesRead,
    ({ today, language }) => [
      { endpoint: getInsightReadiness, input: { query: { date: today } } },
      { endpoint: listInsights, input: { query: { language } } },
      { endpoint: listPatterns, input: { query: { language } } },
      { endpoint: getWeekStory, input: { query: { date: lastStoryDay(today) } } },
      { endpoint: getWeekNarrative, input: { query: { date: today, language } } },
      { endpoint: getAiService, input: {} },
      { endpoint: listExperiments, input: {} },
      { endpoint: listHealthMetrics, input: { query: { date: today } } },
    ],
  ],
  [pages.community]: [preferencesRead],
  [pages.devices]: [
    preferencesRead,
    ({ today }) => [
      { endpoint: listImports, input: {} },
      { endpoint: listSources, input: {} },
      { endpoint: listSourceOrders, input: {} },
      { endpoint: listDevices, input: {} },
      { endpoint: listRejectedValues, input: { query: { limit: 10 } }, isPaged: true },
      { endpoint: listHealthMetrics, input: { query: {} } },
      // The page links to today's check-in, unless it is done.
      { endpoint: listHealthMetrics, input: { query: { date: today } } },
    ],
  ],
  [pages.account]: [preferencesRead],
  [pages.accountSettings]: [preferencesRead],
  [pages.year]: [preferencesRead],
  [pages.experiments]: [preferencesRead],
  [pages.outbox]: [preferencesRead],
};

/**
 * Returns the requests for the data of the first view of a page. The server puts their responses into the HTML, so that
 * the page shows its data without further requests. The first request of the list gets the signed-in user. Returns an
 * empty list for a page that has no data in its HTML.
 */
export function listFirstReads(path: string, viewer: Viewer): FirstRead[] {
  const lists = pageReads[path];
  if (!lists) return [];
  return [{ endpoint: getUser, input: {} }, ...lists.flatMap((list) => list(viewer))];
}

/** A response in the HTML of a page. */
export interface FirstAnswer extends Pick<FirstRead, 'input' | 'isPaged' | 'field'> {
  path: string;
  answer: unknown;
  /** The ETag of the response. Null if it has none. */
  etag: string | null;
}

/**
 * The JSON that the server puts into the HTML of a page. The browser ignores the JSON if its own time zone or day
 * differs from `zone` or `today`.
 */
export interface FirstView {
  zone: string;
  today: CalendarDay;
  answers: FirstAnswer[];
}
