import { expect, test } from 'vitest';
import { noNumbersShown } from '../../shown-numbers.ts';
import { checkNarrative } from './check-narrative.ts';
import { makeClaims } from './make-claims.ts';
import { claimsForModel, templateNarrative } from './narrative-text.ts';

const mood = { measure: 'mood', value: 7.14, usual: 6.1, standing: 'above', days: 7 } as const;
const energy = { measure: 'energyLevel', value: 6, usual: 6, standing: 'usual', days: 6 } as const;
const drinks = { measure: 'alcoholConsumption', value: 1, usual: 3, standing: 'below', days: 6 } as const;
const pattern = {
  exposure: 'alcoholConsumption',
  outcome: 'sleepQuality',
  lag: 1,
  effect: -0.9,
  low: -1.5,
  high: -0.3,
  days: 35,
  yesDays: 11,
  pairsChecked: 84,
} as const;

test('the template text has unusual measures first and usual measures last', () => {
  const facts = { facts: [mood, drinks, energy], patterns: [pattern], signals: [] };
  expect(templateNarrative(makeClaims(facts, 'en'), 'en')).toBe(
    'Mood: 7.1 of 10 on average, up from 6.1 of 10 in earlier weeks. Alcohol: 1 of 6 days, fewer than in earlier weeks (3 days). After the 11 days with alcohol, sleep quality the next night was 0.9 points lower than after the other 24 (adjusted for weekdays and slow changes, likely 0.3 to 1.5 points). As in earlier weeks: Energy.',
  );
  expect(templateNarrative(makeClaims(facts, 'sv'), 'sv')).toBe(
    'Humör: 7,1 av 10 i snitt, upp från 6,1 av 10 tidigare veckor. Alkohol: 1 av 6 dagar, färre än tidigare veckor (3 dagar). Sömnkvaliteten var 0,9 poäng lägre nätterna efter de 11 dagarna med alkohol än efter de övriga 24 (justerat för veckodagar och långsamma förändringar, troligen 0,3 till 1,5 poäng). Som tidigare veckor: Energi.',
  );
  expect(templateNarrative([], 'en')).toBe('');
});

test('a model gets names, directions and tokens, but no figure', () => {
  const claims = makeClaims({ facts: [mood, energy], patterns: [pattern], signals: [] }, 'en');
  const sent = claimsForModel(claims, 'en');
  expect(sent[0]).toEqual({
    id: 'c1',
    kind: 'week',
    about: ['Mood'],
    direction: 'higher',
    tokens: ['{{c1.outcome}}', '{{c1.value}}', '{{c1.usual}}'],
  });
  expect(JSON.stringify(sent).replaceAll(/c\d+/g, '')).not.toMatch(/\d/);
});

test('no claim is about the cycle, even if the caller passes such facts', () => {
  const patterns = [
    { ...pattern, exposure: 'periodDay' },
    { ...pattern, outcome: 'cycleMood' },
  ] as const;
  expect(makeClaims({ facts: [], patterns, signals: [] }, 'en')).toEqual([]);
});

test('each token of each claim can be used', () => {
  for (const language of ['en', 'sv'] as const) {
    const claims = makeClaims({ facts: [mood, drinks, energy], patterns: [pattern], signals: [] }, language);
    for (const { id, tokens } of claims)
      for (const [name, value] of Object.entries(tokens))
        expect(
          checkNarrative(`${language === 'sv' ? 'Veckan' : 'The week'}: {{${id}.${name}}}.`, claims),
        ).toEqual({
          text: `${language === 'sv' ? 'Veckan' : 'The week'}: ${value}.`,
        });
  }
});

test('claims about hidden numbers have neither figures nor tokens for them', () => {
  const claims = makeClaims(
    { facts: [mood, drinks, energy], patterns: [pattern], signals: [] },
    'en',
    noNumbersShown,
  );
  expect(templateNarrative(claims, 'en')).toBe(
    'Mood: higher than in earlier weeks. Alcohol: 1 of 6 days, fewer than in earlier weeks (3 days). After the 11 days with alcohol, sleep quality the next night was lower than after the other 24. As in earlier weeks: Energy.',
  );
  expect(
    claimsForModel(claims, 'en').map(({ tokens }) => tokens.map((token) => token.split('.')[1])),
  ).toEqual([
    ['outcome}}'],
    ['outcome}}', 'value}}', 'usual}}'],
    ['outcome}}'],
    ['outcome}}', 'exposure}}', 'days}}'],
  ]);
  expect(checkNarrative('Your mood was {{c1.value}}.', claims)).toEqual({ refused: 'unknownToken' });
  expect(checkNarrative('This week {{c1.outcome}} was higher than usual.', claims)).toEqual({
    text: 'This week mood was higher than usual.',
  });
});
