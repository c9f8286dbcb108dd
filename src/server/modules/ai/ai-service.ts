import { type AiPurpose, aiPurposes } from '#contracts/ai.ts';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import { toInstant } from '#domain/zoned-time.ts';
import type { Ai } from '#server/ai/ai.ts';
import { AiError, type AiUsage } from '#server/ai/ai-error.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, assertThat, type Sentences } from '#server/http/api-error.ts';
import type { Edit } from '#server/http/edit.ts';
import { mergeEdit } from '#server/http/merge-edit.ts';
import { addTokens, countUse, findConsents, findUsage, selectConsent, upsertConsent } from './ai-queries.ts';

/**
 * The messages about texts. The usual messages of these errors offer to enter the details of a meal, and a text has no
 * such details.
 */
const storyMessages = {
  ai_not_configured: {
    en: 'This needs an AI service, and none is set up here.',
    sv: 'Det här kräver en AI-tjänst, och servern har ingen.',
  },
  ai_quota_used: {
    en: "You've used the AI service as much as you can today. You can use it again tomorrow.",
    sv: 'Du har använt dagens kvot för AI-tjänsten. I morgon kan du använda den igen.',
  },
} as const satisfies Record<string, Sentences>;

/** Returns an error about the use of an AI service, with a message that fits the purpose. */
const aiUseError = (code: keyof typeof storyMessages, purpose: AiPurpose) =>
  new ApiError(code, purpose === 'story' ? { message: storyMessages[code] } : {});

export type AiQuotas = Record<AiPurpose, number>;

/** Returns how often a person may use AI services per day, by purpose, according to the settings. */
export function readQuotas(config: Config): AiQuotas {
  return {
    photo: config.AI_DAILY_PHOTOS,
    voice: config.AI_DAILY_RECORDINGS,
    story: config.AI_DAILY_STORIES,
  };
}

/**
 * What the functions that use AI services need: the services, the daily quotas, the current time and the time zone of
 * the person. Quotas apply to the person's day, because messages say that the quota is back tomorrow. A change of zone
 * during that day brings no new quota (see `findUsage`).
 */
export interface AiAccess {
  ai: Ai;
  quotas: AiQuotas;
  now: Date;
  zone: string;
}

export async function getServices(db: Db, userId: number, { ai, quotas, now, zone }: AiAccess) {
  const consents = await findConsents(db, userId);
  const used = await findUsage(db, userId, { now, today: toCalendarDay(now, zone) });
  const describe = (purpose: AiPurpose) => {
    const found = ai.serviceFor(purpose);
    const calls = used.find((use) => use.purpose === purpose)?.calls ?? 0;
    return {
      configured: found !== undefined,
      service: found?.service ?? null,
      model: found?.model ?? null,
      consent: consents.some((one) => one.purpose === purpose && one.given && one.service === found?.service),
      left: found ? Math.max(0, quotas[purpose] - calls) : 0,
    };
  };
  const [photo, voice, story] = aiPurposes.map(describe);
  if (!photo || !voice || !story) throw new Error('A purpose is missing.');
  const given = { photo: photo.consent, voice: voice.consent, story: story.consent };
  return { photo, voice, story, consents: given };
}

/**
 * Stores whether a person consents to the service that is currently configured for a purpose.
 * Returns all services with the person's consents. Throws `ai_not_configured` if consent is given
 * and no service is configured. Consent can be withdrawn even if no service is configured.
 */
export async function saveConsent(
  tx: Db,
  edit: Edit,
  { purpose, given }: { purpose: AiPurpose; given: boolean },
  access: AiAccess,
) {
  const { userId } = edit;
  const service = access.ai.serviceFor(purpose)?.service;
  if (service === undefined && given) throw aiUseError('ai_not_configured', purpose);
  const fields = ['given'] as const;
  const find = selectConsent(tx, userId, purpose);
  const record = `ai-consent:${purpose}`;
  const merged = await mergeEdit(tx, { ...edit, fields }, { record, fields, find }, { given });
  // If the person made the stored decision later than this decision, keeps the stored decision and
  // its service. This happens if this decision reaches the server late.
  if (merged.given !== given) return getServices(tx, userId, access);
  await upsertConsent(tx, userId, { purpose, service: service ?? '', given, changedAt: access.now });
  return getServices(tx, userId, access);
}

/**
 * Throws `ai_not_configured` if no service is configured for a purpose. Throws `consent_needed` if the person has not
 * consented to that service.
 */
export async function assertMayUse(db: Db, userId: number, purpose: AiPurpose, ai: Ai): Promise<void> {
  const service = ai.serviceFor(purpose)?.service;
  if (service === undefined) throw aiUseError('ai_not_configured', purpose);
  const consents = await findConsents(db, userId);
  const isGiven = consents.some((one) => one.purpose === purpose && one.given && one.service === service);
  assertThat(isGiven, 'consent_needed');
}

/**
 * Uses an AI service for a person: checks the consent and the quota, runs the call and counts its tokens. Throws
 * `ai_not_configured`, `consent_needed` or `ai_quota_used`, or the error of the call.
 */
export async function withAiService<T extends { usage: AiUsage }>(
  db: Db,
  userId: number,
  purpose: AiPurpose,
  { ai, quotas, now, zone }: AiAccess,
  call: (ai: Ai) => Promise<T>,
): Promise<T> {
  await assertMayUse(db, userId, purpose, ai);
  const today = toCalendarDay(now, zone);
  const endsAt = toInstant(addDays(today, 1), '00:00', zone);
  const day = await countUse(db, userId, { now, today, endsAt, purpose }, quotas[purpose]);
  if (day === undefined) throw aiUseError('ai_quota_used', purpose);
  const use = { day, purpose };
  try {
    const result = await call(ai);
    await addTokens(db, userId, use, result.usage);
    return result;
  } catch (error) {
    if (error instanceof AiError) await addTokens(db, userId, use, error.usage);
    throw error;
  }
}
