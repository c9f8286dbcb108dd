import { expect, it } from 'vitest';
import { allNumbersShown } from '../shown-numbers.ts';
import type { TellableFinding } from './finding-text.ts';
import { adjustedSentence, meansText } from './groups-text.ts';

const finding = (changes: Partial<TellableFinding>): TellableFinding => ({
  exposure: 'sleepQuality',
  outcome: 'energyLevel',
  lag: 0,
  effect: 0.42,
  low: 0.31,
  high: 0.53,
  days: 145,
  yesDays: null,
  pairsChecked: 228,
  ...changes,
});
const alcohol = finding({
  exposure: 'alcoholConsumption',
  outcome: 'sleepQuality',
  lag: 1,
  ...{ effect: -1.7, low: -2.4, high: -1.1, days: 116, yesDays: 42 },
});

const nights = {
  en: {
    which: 'with sleep quality at 7 or more',
    more: '5.5',
    less: '4.5',
  },
  sv: {
    which: 'med sömnkvalitet på 7 eller mer',
    more: '5,5',
    less: '4,5',
  },
};
const withAlcohol = {
  en: { which: 'with alcohol', more: '5.2', less: '6.9' },
  sv: { which: 'med alkohol', more: '5,2', less: '6,9' },
};

it('tells the means after two kinds of nights', () => {
  expect(meansText(finding({}), nights.en, 'en')).toBe(
    'After nights with sleep quality at 7 or more, energy averaged 5.5 the following day.\nAfter other nights, 4.5.',
  );
  expect(meansText(finding({}), nights.sv, 'sv')).toBe(
    'Dagarna efter nätter med sömnkvalitet på 7 eller mer var energin i snitt 5,5.\nEfter andra nätter: 4,5.',
  );
});

it('tells the means of days with and without a habit', () => {
  expect(meansText(alcohol, withAlcohol.en, 'en')).toBe(
    'After days with alcohol, sleep quality averaged 5.2 the next night.\nAfter other days, 6.9.',
  );
  expect(meansText(alcohol, withAlcohol.sv, 'sv')).toBe(
    'Nätterna efter dagar med alkohol var sömnkvaliteten i snitt 5,2.\nEfter andra dagar: 6,9.',
  );
  expect(meansText({ ...alcohol, outcome: 'mood', lag: 0 }, withAlcohol.en, 'en')).toBe(
    'On days with alcohol, mood averaged 5.2 the same day.\nOn other days, 6.9.',
  );
});

it('tells the adjusted effect with its direction', () => {
  expect(adjustedSentence(finding({}), 2.5, 'en', allNumbersShown)).toBe(
    'Adjusted for weekdays and slow changes: 1.1 points higher (likely 0.8 to 1.3 points).',
  );
  expect(adjustedSentence(alcohol, 1, 'sv', allNumbersShown)).toBe(
    'Justerat för veckodagar och långsamma förändringar: 1,7 poäng lägre (troligen 1,1 till 2,4 poäng).',
  );
});

it('tells no number if the numbers of the outcome are hidden', () => {
  expect(adjustedSentence(finding({}), 1, 'en', { ...allNumbersShown, scores: false })).toBe('');
});
