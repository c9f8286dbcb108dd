import type { FastifyBaseLogger } from 'fastify';
import type { EndpointResult } from '#contracts/endpoint.ts';
import type { getWeekNarrative } from '#contracts/insights.ts';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import type { Language } from '#domain/insights/measure-phrases.ts';
import { checkNarrative } from '#domain/insights/narrative/check-narrative.ts';
import type { Claim } from '#domain/insights/narrative/claim.ts';
import { makeClaims } from '#domain/insights/narrative/make-claims.ts';
import { templateNarrative } from '#domain/insights/narrative/narrative-text.ts';
import { lastStoryDay } from '#domain/insights/week-story.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { AiError } from '#server/ai/ai-error.ts';
import type { Db } from '#server/db/connect.ts';
import { type AiAccess, assertMayUse, getServices, withAiService } from '../ai/ai-service.ts';
import { listOwnerOnlyMeasures } from '../devices/sources-service.ts';
import { getShownNumbers } from '../preferences/preferences-service.ts';
import { askForNarrative } from './ask-for-narrative.ts';
import { getStory, listAllInsights } from './insights-service.ts';
import {
  deleteReservation,
  findNarrative,
  reserveNarrative,
  type StoredNarrative,
  updateNarrative,
} from './narrative-queries.ts';

/** The day and the language of a request about a week. */
interface Asked {
  date: CalendarDay;
  language: Language;
}

/**
 * The time after which a request to a model counts as abandoned, in milliseconds. This time is
 * longer than the highest allowed value of `AI_TIMEOUT_SECONDS`, so that no running request counts
 * as abandoned.
 */
const abandonedAfter = 15 * 60_000;

const abandonedBefore = ({ now }: AiAccess) => new Date(now.getTime() - abandonedAfter);

/** Returns whether a model is writing the text now, or has written the text. */
const isTaken = ({ text, askedAt }: StoredNarrative, access: AiAccess) =>
  text !== null || askedAt >= abandonedBefore(access);

/**
 * Returns the text about the last complete week, which ended on a Sunday before the date. Returns the text that a
 * language model wrote in this language if the person consents, the text passes `checkNarrative`, and its claims still
 * hold. Otherwise returns a text made from a template. `mayAsk` says whether the person can ask a model for a text.
 */
export async function getNarrative(
  db: Db,
  userId: number,
  { date, language }: Asked,
  access: AiAccess,
): Promise<EndpointResult<typeof getWeekNarrative>> {
  const to = lastStoryDay(date);
  const { story } = await getServices(db, userId, access);
  const [claims, stored] = await Promise.all([
    readClaims(db, userId, { to, language, purpose: story.consent ? 'share' : 'claim' }),
    findNarrative(db, userId, to),
  ]);
  const week = { from: addDays(to, -6), to };
  const isFree = stored === undefined || !isTaken(stored, access);
  const mayAsk = story.consent && story.left > 0 && isFree && claims.length > 0;
  if (story.consent && stored?.language === language && stored.text !== null && stored.claims) {
    const checked = checkNarrative(stored.text, stored.claims);
    if ('text' in checked && areStillTrue(stored.claims, claims))
      return { ...week, text: checked.text, writtenBy: stored.service, mayAsk };
  }
  return { ...week, text: templateNarrative(claims, language), writtenBy: null, mayAsk };
}

/**
 * Returns whether all claims of a stored text still hold. The patterns and trends in the text must
 * still be shown to the person. The figures of its week must be unchanged. The person must not have
 * hidden any figure of the text.
 */
const areStillTrue = (told: readonly Claim[], current: readonly Claim[]): boolean =>
  told.every((claim) =>
    current.some(
      ({ kind, measures, direction, tokens }) =>
        kind === claim.kind &&
        String(measures) === String(claim.measures) &&
        direction === claim.direction &&
        Object.keys(claim.tokens).every((name) => name in tokens) &&
        (kind !== 'week' || Object.entries(claim.tokens).every(([name, text]) => tokens[name] === text)),
    ),
  );

/**
 * Returns the claims that a text about the week ending on `to` may contain. For the purpose `share`, leaves out claims
 * that could be computed from values that an AI service may not get. Returns an empty array if too little is known
 * about that week.
 */
async function readClaims(
  db: Db,
  userId: number,
  { to, language, purpose }: { to: CalendarDay; language: Language; purpose: 'claim' | 'share' },
): Promise<Claim[]> {
  const [{ facts }, insights, ownerOnly, numbers] = await Promise.all([
    getStory(db, userId, to, purpose),
    listAllInsights(db, userId, language),
    purpose === 'share' ? listOwnerOnlyMeasures(db, userId) : new Set<MeasureName>(),
    getShownNumbers(db, userId),
  ]);
  if (facts.length === 0) return [];
  const maySend = (...names: MeasureName[]) => !names.some((name) => ownerOnly.has(name));
  const shown = insights.filter(({ status, hidden }) => status === 'current' && !hidden);
  const patterns = shown
    .filter((insight) => insight.type === 'pattern')
    .filter(({ exposure, outcome }) => maySend(exposure, outcome));
  const signals = shown.flatMap((insight) =>
    'kind' in insight && maySend(insight.measure) ? { ...insight, amount: insight.effect } : [],
  );
  return makeClaims({ facts, patterns, signals }, language, numbers);
}

/** A text that passed `checkNarrative`, with the claims whose figures replace its placeholders. */
export interface WrittenNarrative {
  weekEnd: CalendarDay;
  text: string;
  claims: readonly Claim[];
}

/**
 * Asks a language model for the text about the last complete week. Returns undefined if there is a text about this
 * week, if another request is asking for the text, or if too little is known about the week. Also returns undefined if
 * the model gives no text that passes `checkNarrative`. In that case, the person can ask again. Throws
 * `ai_not_configured`, `consent_needed` or `ai_quota_used`. Must not run in a transaction, because the model takes
 * seconds to answer.
 */
export async function writeNarrative(
  db: Db,
  userId: number,
  { date, language }: Asked,
  access: AiAccess,
  log: FastifyBaseLogger,
): Promise<WrittenNarrative | undefined> {
  await assertMayUse(db, userId, 'story', access.ai);
  const weekEnd = lastStoryDay(date);
  const claims = await readClaims(db, userId, { to: weekEnd, language, purpose: 'share' });
  const service = access.ai.serviceFor('story')?.service;
  if (claims.length === 0 || service === undefined) return undefined;
  const reservation = { weekEnd, language, service, askedAt: access.now };
  if (!(await reserveNarrative(db, userId, reservation, abandonedBefore(access)))) return undefined;
  let text: string | undefined;
  try {
    text = await askForText(db, userId, { claims, language }, access, log);
  } finally {
    if (text === undefined) await deleteReservation(db, userId, weekEnd);
  }
  return text === undefined ? undefined : { weekEnd, text, claims };
}

/**
 * Returns a language model's text about the claims. Returns undefined if the service fails or the text does not pass
 * `checkNarrative`. Throws `ai_quota_used`.
 */
async function askForText(
  db: Db,
  userId: number,
  { claims, language }: { claims: readonly Claim[]; language: Language },
  access: AiAccess,
  log: FastifyBaseLogger,
): Promise<string | undefined> {
  try {
    const { value } = await withAiService(db, userId, 'story', access, (ai) =>
      ai.ask('story', askForNarrative(claims, language)),
    );
    const text = value.text.trim();
    const checked = checkNarrative(text, claims);
    if ('text' in checked) return text;
    log.info({ refused: checked.refused }, 'a text about a week was refused');
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    log.warn({ failure: error.failure }, 'no text about a week');
  }
  return undefined;
}

/** Stores a text that `writeNarrative` returned. */
export const storeNarrative = (tx: Db, userId: number, { weekEnd, ...written }: WrittenNarrative) =>
  updateNarrative(tx, userId, weekEnd, written);
