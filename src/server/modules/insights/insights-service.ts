import type { EndpointParsed } from '#contracts/endpoint.ts';
import type { explorePair, Insight } from '#contracts/insights.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Purpose } from '#domain/devices/source-use.ts';
import { explorableMeasures } from '#domain/insights/explorable-measures.ts';
import { lookWindow } from '#domain/insights/looks.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import { withoutMirrored } from '#domain/insights/mirrored-pairs.ts';
import { profileMeasures, profilePercent, requiredPairedDays } from '#domain/insights/readiness.ts';
import { type Story, storyMeasures, storyStart, tellWeek } from '#domain/insights/week-story.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { mergePreferences, type Preferences } from '#domain/preferences.ts';
import type { Db } from '#server/db/connect.ts';
import { assertFound, assertThat } from '#server/http/api-error.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { dailySeries } from '../measures/daily-series-service.ts';
import { countMeasureDays } from '../measures/measures-service.ts';
import { getUserPreferences } from '../preferences/preferences-service.ts';
import { findFindings, findInsightRows, type StoredFinding } from './insight-rows-queries.ts';
import { type Feedback, findMemory, selectFeedback, upsertFeedback } from './insights-queries.ts';
import { findSignals, type StoredSignal, updateSignalFeedback } from './signals-queries.ts';
import { firstDayOf, sortInsights, toPatternInsight, toSignalInsight } from './to-insight.ts';

/**
 * For each measure of `profileMeasures`, counts the days with a value, up to `requiredPairedDays`. Also returns how
 * complete this data is in percent (see `profilePercent`), and what the latest analysis covered.
 */
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

/** Returns the current insights that the person has not hidden. */
export async function listCurrentInsights(db: Db, userId: number, language: Language): Promise<Insight[]> {
  const all = await listAllInsights(db, userId, language);
  return all.filter(({ status, hidden }) => status === 'current' && !hidden);
}

/**
 * Returns the current and withdrawn insights, including hidden insights. Sorts the insights by
 * status, current insights first, then by type. Leaves out insights about the menstrual cycle,
 * unless the person lets the insights use the cycle. Of two findings about the same two measures
 * with exposure and outcome exchanged, returns one (see `withoutMirrored`). Leaves out
 * recommendations for pairs of measures that an experiment has tested. The texts contain no numbers
 * that the person hides.
 */
export async function listAllInsights(db: Db, userId: number, language: Language): Promise<Insight[]> {
  const { findings, signals, tested, ...stored } = await findInsightRows(db, userId);
  const preferences = mergePreferences(stored.preferences?.preferences);
  const mayUseCycle = letsInsightsUseCycle(preferences);
  const shown = preferences.display;
  const patterns = withoutMirrored(findings.filter((finding) => mayUseCycle || !isOfCycle(finding)));
  // Compares the kind of the signal too. Otherwise a trend would match an experiment whose habit
  // the person described in their own words, because the habit is null in both.
  const isTested = ({ kind, exposure, measure }: StoredSignal) =>
    kind === 'experiment' && tested.some((pair) => pair.habit === exposure && pair.outcome === measure);
  const told = signals.filter(
    (signal) => signal.status !== 'past' && !isTested(signal) && (mayUseCycle || !isSignalOfCycle(signal)),
  );
  return sortInsights([
    ...patterns.map((finding) => toPatternInsight(finding, language, shown)),
    ...told.flatMap((signal) => toSignalInsight(signal, patterns, language, shown) ?? []),
  ]);
}

const isOfCycle = ({ exposure, outcome }: { exposure: MeasureName; outcome: MeasureName }) =>
  [exposure, outcome].some((name) => measures[name].sensitivity === 'cycle');

const isSignalOfCycle = ({ exposure, measure }: StoredSignal) =>
  isOfCycle({ exposure: exposure ?? measure, outcome: measure });

/** Returns whether the person has switched on cycle tracking and lets the insights use the cycle. */
export async function usesCycle(db: Db, userId: number): Promise<boolean> {
  return letsInsightsUseCycle(await getUserPreferences(db, userId));
}

const letsInsightsUseCycle = ({ modules, insights }: Preferences): boolean =>
  modules.menstrualCycle && insights.cycle;

/**
 * Returns the days that an insight is based on. Throws `not_found` if there is no such insight. Also throws `not_found`
 * if the insight is about the menstrual cycle and the person does not let the insights use the cycle.
 */
export async function listInsightDays(db: Db, userId: number, id: number) {
  const finding = await findAllowedFinding(db, userId, id);
  if (finding) return listPairedDays(db, userId, { ...finding, date: finding.lastChecked });
  const signal = await getSignal(db, userId, id);
  const { exposure, measure } = signal;
  if (exposure !== null) {
    const findings = await findFindings(db, userId);
    const tested = findings.find((one) => one.exposure === exposure && one.outcome === measure);
    assertFound(tested);
    return listPairedDays(db, userId, { ...tested, date: tested.lastChecked });
  }
  const cycle = isSignalOfCycle(signal);
  const series = await dailySeries(db, userId, [measure], firstDayOf(signal), signal.to, { cycle });
  return series[measure].map(({ day, value }) => ({ day, exposure: null, outcome: value }));
}

/**
 * Saves feedback on an insight and returns the complete feedback. Feedback on a pattern is stored for the pattern's
 * pair of measures. Throws `not_found` in the same cases as `listInsightDays`.
 */
export async function updateFeedback(
  db: Db,
  edit: Edit,
  id: number,
  body: { rating?: Feedback['rating'] | undefined; hidden?: boolean | undefined },
): Promise<Feedback> {
  const { userId } = edit;
  const fields = ['rating', 'hidden'] as const;
  const find = selectFeedback(db, userId, id);
  const feedback = await mergeEdit(
    db,
    edit,
    { record: `insight:${id}`, fields, optional: fields, find },
    body,
  );
  const given = Object.fromEntries(Object.entries(feedback).filter(([, value]) => value !== undefined));
  const finding = await findAllowedFinding(db, userId, id);
  if (finding) return upsertFeedback(db, userId, finding, given);
  await getSignal(db, userId, id);
  return updateSignalFeedback(db, userId, id, given);
}

/**
 * Returns a finding. Returns undefined if there is no finding with this id, or if the finding is about the menstrual
 * cycle and the person does not let the insights use the cycle.
 */
async function findAllowedFinding(db: Db, userId: number, id: number): Promise<StoredFinding | undefined> {
  const finding = (await findFindings(db, userId)).find((one) => one.id === id);
  return finding && isOfCycle(finding) && !(await usesCycle(db, userId)) ? undefined : finding;
}

/**
 * Returns a signal. Throws `not_found` if there is no signal with this id, or if the signal is about the menstrual
 * cycle and the person does not let the insights use the cycle.
 */
async function getSignal(db: Db, userId: number, id: number): Promise<StoredSignal> {
  const signal = (await findSignals(db, userId)).find((one) => one.id === id);
  assertFound(signal);
  assertThat(!isSignalOfCycle(signal) || (await usesCycle(db, userId)), 'not_found');
  return signal;
}

type Explored = Omit<EndpointParsed<typeof explorePair>['query'], 'lag'> & { lag: 0 | 1 };

/**
 * Returns the paired values of two measures from the last `lookWindow` days (about two years),
 * oldest first. Each pair has the outcome of a day, and the exposure `lag` days earlier. Leaves out
 * days on which either value is unknown. Throws `module_off` for a measure of the menstrual cycle,
 * unless the person lets the insights use the cycle.
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

/** Returns the measures of the explorer that have a value in the last `lookWindow` days. */
export async function listExploredMeasures(
  db: Db,
  userId: number,
  date: CalendarDay,
): Promise<MeasureName[]> {
  const series = await dailySeries(db, userId, explorableMeasures, addDays(date, 1 - lookWindow), date);
  return explorableMeasures.filter((name) => series[name].length > 0);
}

/**
 * Returns the story of the seven days up to a date, compared with the person's earlier weeks. Pass the purpose `share`
 * if an AI service gets the story.
 */
export async function getStory(
  db: Db,
  userId: number,
  date: CalendarDay,
  purpose: Purpose = 'claim',
): Promise<Story> {
  const from = storyStart(date);
  return tellWeek(await dailySeries(db, userId, storyMeasures, from, date, { purpose }), date);
}
