import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { imageUpload } from '#contracts/upload.ts';
import { communityBounds } from '#domain/community.ts';
import { cycleLengthBounds } from '#domain/cycle.ts';
import { weeklyMinutesGoal, workoutBounds } from '#domain/fitness.ts';
import { requiredArmDays } from '#domain/insights/eligibility.ts';
import { permutations } from '#domain/insights/permutation-gate.ts';
import { requiredPairedDays } from '#domain/insights/readiness.ts';
import { passwordLength } from '#domain/password.ts';
import { sleepGoalBounds } from '#domain/sleep.ts';
import { loadAllTranslations } from '#web/testing/load-all-translations.ts';
import { switchLanguage } from './language.ts';

/** Texts whose numbers must equal constants of the product. Each item is the key of a text, followed by its numbers. */
const stated: [key: string, ...numbers: number[]][] = [
  ['account:password.hint', passwordLength.min],
  ['account:password.tooLong', passwordLength.max],
  ['account:photo.hint', imageUpload.maxBytes / 1024 ** 2],
  ['auth:invalid.password', passwordLength.max],
  ['auth:passwordHint', passwordLength.min],
  ['auth:passwordRule.length', passwordLength.min],
  ['community:name.hint', communityBounds.displayName],
  ['community:name.invalid', 1, communityBounds.displayName],
  ['cycle:prediction.reasons.no_recent_start', cycleLengthBounds.max],
  ['fitness:form.durationError', workoutBounds.duration.min, workoutBounds.duration.max],
  ['fitness:weekWho', weeklyMinutesGoal],
  ['insights:checkedText', permutations],
  ['insights:skipped.tooFewDays_other', requiredPairedDays],
  ['insights:skipped.tooFewInEachArm_other', requiredArmDays],
  ['sleep:goals.hoursError', sleepGoalBounds.hours.min, sleepGoalBounds.hours.max],
];

beforeAll(loadAllTranslations);

it.each(['en', 'sv'] as const)('names the numbers that the rules have, in %s', async (language) => {
  await switchLanguage(language);
  const found = stated.map(([key]) => {
    const [area = '', path = ''] = key.split(':');
    return [key, ...numbersIn(i18next.getResource(language, area, path))];
  });
  expect(found).toEqual(stated.map(([key, ...numbers]) => [key, ...new Set(numbers)]));
});

/** Returns each number in a text once. */
const numbersIn = (text: string): number[] => [...new Set((text.match(/\d+/g) ?? []).map(Number))];

it('says in weeks after how many days the first analysis is', () => {
  expect(requiredPairedDays).toBe(6 * 7);
  expect(i18next.getResource('en', 'dashboard', 'insights.text')).toContain('after about six weeks');
  expect(i18next.getResource('sv', 'dashboard', 'insights.text')).toContain('efter ungefär sex veckor');
});
