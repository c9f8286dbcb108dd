import { expect, test } from 'vitest';
import { measureNames, measures } from '../measures/catalogue.ts';
import { allNumbersShown, noNumbersShown } from '../shown-numbers.ts';
import { effectSentence, findingDescription, findingTitle, type TellableFinding } from './finding-text.ts';
import { formatValue } from './measure-phrases.ts';

const wine: TellableFinding = {
  exposure: 'alcoholConsumption',
  outcome: 'sleepQuality',
  lag: 1,
  effect: -0.9,
  low: -1.5,
  high: -0.3,
  days: 35,
  yesDays: 11,
  pairsChecked: 84,
};

const sleep: TellableFinding = {
  ...wine,
  exposure: 'sleepHours',
  outcome: 'energyLevel',
  lag: 0,
  effect: 0.42,
  low: 0.2,
  high: 0.64,
  days: 12_345,
  yesDays: null,
};

test('the sentence about a habit compares days with and without the habit', () => {
  expect(findingTitle(wine, 'en')).toBe('Alcohol goes with lower sleep quality');
  expect(findingTitle(wine, 'sv')).toBe('Alkohol hänger\u00a0ihop med lägre sömnkvalitet');
  expect(findingDescription(wine, 'en')).toBe(
    'After the 11 days with alcohol, sleep quality the next night was 0.9 points lower than after the other 24 (adjusted for weekdays and slow changes, likely 0.3 to 1.5 points). Found among 84 comparisons.',
  );
  expect(findingDescription(wine, 'sv')).toBe(
    'Sömnkvaliteten var 0,9 poäng lägre nätterna efter de 11 dagarna med alkohol än efter de övriga 24 (justerat för veckodagar och långsamma förändringar, troligen 0,3 till 1,5 poäng). Hittat bland 84 jämförelser.',
  );
});

test('the sentence about a number describes the effect of one step', () => {
  expect(findingTitle(sleep, 'en')).toBe('More sleep goes with more energy');
  expect(effectSentence(sleep, 'en')).toBe(
    'For each extra hour of sleep, energy the following day was on average 0.4 points higher, over 12,345 days (adjusted for weekdays and slow changes, likely 0.2 to 0.6 points).',
  );
  const steps = { ...sleep, exposure: 'steps', effect: 0.0002, low: 0.0001, high: 0.0003 } as const;
  expect(findingTitle(steps, 'en')).toBe('More steps go with more energy');
  expect(effectSentence(steps, 'en')).toMatch(
    /^For every 1,000 extra steps, energy the same day was on average 0\.2 points higher, over .* \(adjusted for weekdays and slow changes, likely 0\.1 to 0\.3 points\)/,
  );
  expect(effectSentence(steps, 'sv')).toMatch(
    /^För varje 1 000 extra steg var energin samma dag i snitt 0,2 poäng högre/,
  );
});

test('an interval has its unit once, and less than an hour is in minutes', () => {
  const hours = { ...wine, outcome: 'sleepHours', effect: -0.4, low: -0.7, high: -0.1 } as const;
  expect(effectSentence(hours, 'en')).toContain('was 24\u00a0min shorter than');
  expect(effectSentence(hours, 'en')).toContain('likely 6 to 42\u00a0min)');
  const beats = { ...wine, outcome: 'heartRate', effect: 3.4, low: 1.2, high: 5.6 } as const;
  expect(effectSentence(beats, 'sv')).toContain(
    '(justerat för veckodagar och långsamma förändringar, troligen 1,2 till 5,6 slag/min)',
  );
  const habit = { ...wine, outcome: 'procrastination', effect: 0.2, low: 0.05, high: 0.35 } as const;
  expect(effectSentence(habit, 'en')).toContain('20 percentage points higher than');
  expect(effectSentence(habit, 'en')).toContain('likely 5 to 35 percentage points)');
});

test.each([
  ['sleepHours', -0.4, 'fewer hours of sleep', 'kortare sömntid'],
  ['mood', 0.4, 'better mood', 'bättre humör'],
  ['stressLevel', -0.4, 'less stress', 'mindre stress'],
  ['heartRate', 2, 'higher resting heart rate', 'högre vilopuls'],
] as const)('a title says less or more of %s as people do', (outcome, effect, english, swedish) => {
  expect(findingTitle({ ...wine, outcome, effect }, 'en')).toBe(`Alcohol goes with ${english}`);
  expect(findingTitle({ ...wine, outcome, effect }, 'sv')).toBe(`Alkohol hänger\u00a0ihop med ${swedish}`);
});

test('a difference between percentages is in percentage points, and a value in percent', () => {
  const oxygen = { ...wine, outcome: 'bloodOxygen', effect: -1, low: -2, high: -0.5 } as const;
  expect(effectSentence(oxygen, 'en')).toContain('1 percentage point lower than');
  expect(effectSentence(oxygen, 'en')).toContain('likely 0.5 to 2 percentage points)');
  expect(effectSentence(oxygen, 'sv')).toContain('1 procentenhet lägre');
  expect(effectSentence(oxygen, 'sv')).toContain('troligen 0,5 till 2 procentenheter)');
  expect(formatValue(97, 'bloodOxygen', 'en')).toBe('97%');
  expect(formatValue(97, 'bloodOxygen', 'sv')).toBe('97\u00a0%');
});

test('the larger bound comes last, and a bound on the other side of zero has a minus sign', () => {
  expect(effectSentence({ ...wine, low: -1.9, high: 0.1 }, 'en')).toContain('likely −0.1 to 1.9 points)');
});

test('every pair of measures has sentences that claim no cause, in both languages', () => {
  const causal = /\b(cause|causes|because|due to|leads? to|makes?|orsakar|beror|leder till|gör att)\b/i;
  const exposures = measureNames.filter((name) => ['exposure', 'both'].includes(measures[name].role));
  const outcomes = measureNames.filter((name) => ['outcome', 'both'].includes(measures[name].role));
  for (const exposure of exposures)
    for (const outcome of outcomes)
      for (const language of ['en', 'sv'] as const) {
        const yesDays = measures[exposure].kind === 'yesNo' ? 11 : null;
        const finding = { ...wine, exposure, outcome, yesDays };
        const text = `${findingTitle(finding, language)} ${findingDescription(finding, language)}`;
        expect(text).not.toMatch(causal);
        expect(text).not.toMatch(/undefined|NaN| {2}|\(\)/);
      }
});

test('without the numbers of a measure, the sentence says only the direction', () => {
  const food: TellableFinding = { ...sleep, exposure: 'caloriesEaten', outcome: 'sleepHours', lag: 1 };
  expect(effectSentence(wine, 'en', noNumbersShown)).toBe(
    'After the 11 days with alcohol, sleep quality the next night was lower than after the other 24.',
  );
  expect(effectSentence(wine, 'sv', noNumbersShown)).toBe(
    'Sömnkvaliteten var lägre nätterna efter de 11 dagarna med alkohol än efter de övriga 24.',
  );
  expect(effectSentence(food, 'en', noNumbersShown)).toBe(
    'With more food, time asleep the next night was on average longer, over 12,345 days.',
  );
  expect(effectSentence(food, 'sv', noNumbersShown)).toBe(
    'Med mer mat var sömntiden natten efter i snitt längre, sett över 12\u00a0345 dagar.',
  );
  const onlyWeightHidden = { ...allNumbersShown, weight: false };
  expect(effectSentence(wine, 'en', onlyWeightHidden)).toBe(effectSentence(wine, 'en'));
});
