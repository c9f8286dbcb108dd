import { expect, it } from 'vitest';
import { allNumbersShown } from '../shown-numbers.ts';
import type { TellableFinding } from './finding-text.ts';
import { adjustedSentence, meansSentence } from './groups-text.ts';

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
    more: { days: 70, mean: '5.5' },
    less: { days: 75, mean: '4.5' },
  },
  sv: {
    which: 'med sömnkvalitet på 7 eller mer',
    more: { days: 70, mean: '5,5' },
    less: { days: 75, mean: '4,5' },
  },
};
const withAlcohol = {
  en: { which: 'with alcohol', more: { days: 42, mean: '5.2' }, less: { days: 74, mean: '6.9' } },
  sv: { which: 'med alkohol', more: { days: 42, mean: '5,2' }, less: { days: 74, mean: '6,9' } },
};

it('tells the means after two kinds of nights', () => {
  expect(meansSentence(finding({}), nights.en, 'en')).toBe(
    'After the 70 nights with sleep quality at 7 or more, energy the following day averaged 5.5; after the other 75, 4.5.',
  );
  expect(meansSentence(finding({}), nights.sv, 'sv')).toBe(
    'Energin var i snitt 5,5 dagarna efter de 70 nätterna med sömnkvalitet på 7 eller mer och 4,5 efter de övriga 75.',
  );
});

it('tells the means of days with and without a habit', () => {
  expect(meansSentence(alcohol, withAlcohol.en, 'en')).toBe(
    'After the 42 days with alcohol, sleep quality the next night averaged 5.2; after the other 74, 6.9.',
  );
  expect(meansSentence(alcohol, withAlcohol.sv, 'sv')).toBe(
    'Sömnkvaliteten var i snitt 5,2 nätterna efter de 42 dagarna med alkohol och 6,9 efter de övriga 74.',
  );
  expect(meansSentence({ ...alcohol, outcome: 'mood', lag: 0 }, withAlcohol.en, 'en')).toBe(
    'On the 42 days with alcohol, mood the same day averaged 5.2; on the other 74, 6.9.',
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
