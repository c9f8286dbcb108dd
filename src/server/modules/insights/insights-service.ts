import type { EndpointParsed } from '#contracts/endpoint.ts';
import type { explorePair, Insight } from '#contracts/insights.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { findingDescription, findingTitle } from '#domain/insights/finding-text.ts';
import { lookWindow } from '#domain/insights/looks.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import { profileMeasures, profilePercent, requiredPairedDays } from '#domain/insights/readiness.ts';
import { type Story, storyMeasures, storyStart, tellWeek } from '#domain/insights/week-story.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat } from '#server/http/api-error.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { countMeasureDays } from '../measures/measures-service.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import {
  type Feedback,
  findFindings,
  findMemory,
  type StoredFinding,
  upsertFeedback,
} from './insights-queries.ts';

/** Returns how complete the person's profile is, and what the engine's last look included. */
export async function getReadiness(db: Db, userId: number, date: CalendarDay) {
  const [days, stored] = await Promise.all([
    countMeasureDays(db, userId, profileMeasures, date, requiredPairedDays),
    findMemory(db, userId),
  ]);
  return {
    days,
    needed: requiredPairedDays,
    percent: profilePercent(days),
    lastLook: stored?.lastLook ?? null,
    nextLook: stored?.nextLook ?? null,
    pairsChecked: stored?.pairsChecked ?? 0,
    skipped: stored?.skipped ?? {},
  };
}

/** Returns the insights to show: current findings about pairs that the person has not hidden. */
export async function listCurrentInsights(db: Db, userId: number, language: Language): Promise<Insight[]> {
  const all = await listAllPatterns(db, userId, language);
  const current = all.filter(({ status, hidden }) => status === 'current' && !hidden);
  return current.filter((insight) => !isMirror(insight, current));
}

/**
 * Returns whether the same two measures of the same day are also told the other way round, and better: from the night to
 * the day after it, or else with more confidence.
 */
function isMirror(insight: Insight, others: readonly Insight[]): boolean {
  const { exposure, outcome, lag } = insight;
  const other = others.find((one) => one.exposure === outcome && one.outcome === exposure && one.lag === 0);
  if (!other || lag !== 0) return false;
  const [night, otherNight] = [exposure, outcome].map((name) => measures[name].dayRule === 'wokeUp');
  return night === otherNight ? others.indexOf(other) < others.indexOf(insight) : otherNight === true;
}

/** Returns all findings for the person. Leaves out the cycle, unless the person lets the insights use it. */
export async function listAllPatterns(db: Db, userId: number, language: Language): Promise<Insight[]> {
  const [findings, mayUseCycle] = await Promise.all([findFindings(db, userId), usesCycle(db, userId)]);
  return findings
    .filter((finding) => mayUseCycle || !isOfCycle(finding))
    .map((finding) => toInsight(finding, language));
}

function toInsight(finding: StoredFinding, language: Language): Insight {
  return {
    ...finding,
    type: 'pattern',
    title: findingTitle(finding, language),
    description: findingDescription(finding, language),
    confidence: Math.round(finding.confidence * 100),
  };
}

const isOfCycle = ({ exposure, outcome }: { exposure: MeasureName; outcome: MeasureName }) =>
  [exposure, outcome].some((name) => measures[name].sensitivity === 'cycle');

/** Returns whether the cycle is switched on and the person lets the insights use it. */
export async function usesCycle(db: Db, userId: number): Promise<boolean> {
  const { modules, insights } = await getUserPreferences(db, userId);
  return modules.menstrualCycle && insights.cycle;
}

/** Returns the days that the last look used for a finding. Throws `not_found`. */
export async function listFindingDays(db: Db, userId: number, id: number) {
  const finding = await getFinding(db, userId, id);
  const { exposure, outcome, lag, lastChecked } = finding;
  return listPairedDays(db, userId, { exposure, outcome, lag, date: lastChecked });
}

/** Saves feedback on the pair of a finding. Throws `not_found`. */
export async function updateFeedback(
  db: Db,
  userId: number,
  id: number,
  feedback: { rating?: Feedback['rating'] | undefined; hidden?: boolean | undefined },
): Promise<Feedback> {
  const finding = await getFinding(db, userId, id);
  const given = Object.entries(feedback).filter(([, value]) => value !== undefined);
  return upsertFeedback(db, userId, finding, Object.fromEntries(given));
}

async function getFinding(db: Db, userId: number, id: number): Promise<StoredFinding> {
  const finding = (await findFindings(db, userId)).find((one) => one.id === id);
  if (!finding || (isOfCycle(finding) && !(await usesCycle(db, userId)))) throw new ApiError('not_found');
  return finding;
}

type Explored = Omit<EndpointParsed<typeof explorePair>['query'], 'lag'> & { lag: 0 | 1 };

/**
 * Returns the days of the last two years on which both measures of a pair are known, oldest first. Throws `module_off`
 * for a measure of the cycle, unless the person lets the insights use it.
 */
export async function listPairedDays(db: Db, userId: number, { exposure, outcome, lag, date }: Explored) {
  const cycle = isOfCycle({ exposure, outcome });
  if (cycle) assertThat(await usesCycle(db, userId), 'module_off');
  const from = addDays(date, 1 - lookWindow);
  const series = await dailySeries(db, userId, [exposure, outcome], from, date, { cycle });
  const exposures = new Map(series[exposure].map(({ day, value }) => [addDays(day, lag), value]));
  return series[outcome].flatMap(({ day, value }) => {
    const known = exposures.get(day);
    return known === undefined ? [] : [{ day, exposure: known, outcome: value }];
  });
}

/** Returns the story of the seven days up to a date, compared with the person's earlier weeks. */
export async function getStory(db: Db, userId: number, date: CalendarDay): Promise<Story> {
  return tellWeek(await dailySeries(db, userId, storyMeasures, storyStart(date), date), date);
}
