import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import type { Language } from '../measure-phrases.ts';
import { checkNarrative } from './check-narrative.ts';
import type { Claim } from './claim.ts';
import { makeClaims } from './make-claims.ts';

const facts = {
  facts: [
    { measure: 'mood', value: 7.14, usual: 6.1, standing: 'above', days: 7 },
    { measure: 'stressLevel', value: 3.2, usual: 4.5, standing: 'below', days: 6 },
    { measure: 'energyLevel', value: 6, usual: 6, standing: 'usual', days: 6 },
  ],
  patterns: [
    {
      exposure: 'alcoholConsumption',
      outcome: 'sleepQuality',
      lag: 1,
      effect: -0.9,
      low: -1.5,
      high: -0.3,
      days: 35,
      yesDays: 11,
      pairsChecked: 84,
    },
  ],
  signals: [
    {
      kind: 'trend',
      measure: 'heartRate',
      amount: 1.6,
      usual: null,
      from: '2026-01-02',
      to: '2026-03-29',
      days: 80,
      firstSeen: '2026-03-01',
      lastChecked: '2026-03-29',
      status: 'current',
    },
  ],
} as const;

const claims: Record<Language, Claim[]> = { en: makeClaims(facts, 'en'), sv: makeClaims(facts, 'sv') };
const refusal = (text: string, language: Language = 'en') => {
  const result = checkNarrative(text, claims[language]);
  return 'refused' in result ? result.refused : undefined;
};

test('a text in the words of the claims is filled', () => {
  expect(
    checkNarrative(
      'Your mood was {{c1.value}}, higher than your usual {{c1.usual}}. Stress was lower than usual, at {{c2.value}}. On days with alcohol, {{c4.outcome}} was {{c4.effect}} lower.',
      claims.en,
    ),
  ).toEqual({
    text: 'Your mood was 7.1 of 10, higher than your usual 6.1 of 10. Stress was lower than usual, at 3.2 of 10. On days with alcohol, sleep quality was 0.9 lower.',
  });
  expect(
    checkNarrative(
      'Det blev en fin vecka för humöret, som låg på {{c1.value}}. Stressen var lägre än vanligt: {{c2.value}}.',
      claims.sv,
    ),
  ).toEqual({
    text: 'Det blev en fin vecka för humöret, som låg på 7,1 av 10. Stressen var lägre än vanligt: 3,2 av 10.',
  });
});

describe('refused:', () => {
  const cases: Record<string, [Language, string, string][]> = {
    'a figure that no token gives': [
      ['en', 'Mood was 7.1, and {{c1.value}}.', 'characters'],
      ['en', 'Mood was {{c1.value}} on ٣ days.', 'characters'],
      ['en', 'Mood was {{c1.value}}, up by ½.', 'characters'],
      ['en', 'Mood was {{c1.value}} in week XII.', 'characters'],
      ['en', 'Mood was {{c1.value}} on n i n e days.', 'characters'],
      ['en', 'Mood was {{c1.value}} on ni\u200bne days.', 'characters'],
      ['en', 'Mood was {{c1.value}} on ѕeven days.', 'characters'],
      ['en', 'Mood was {{c1.value}} on seven days.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}}, twice the usual.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}}, a point higher.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}} on twenty-one days.', 'forbiddenWord'],
      ['sv', 'Humöret låg på {{c1.value}} i tjugotre dagar.', 'forbiddenWord'],
      ['sv', 'Humöret låg på {{c1.value}}, ett poäng högre.', 'forbiddenWord'],
      ['sv', 'Humöret låg på {{c1.value}} under en femdagarsperiod.', 'forbiddenWord'],
      ['sv', 'Humöret låg på {{c1.value}}, dubbelt så högt.', 'forbiddenWord'],
    ],
    'a token that is unknown, or makes another figure': [
      ['en', 'Mood was {{c9.value}}.', 'unknownToken'],
      ['en', 'Mood was {{c1.effect}}.', 'unknownToken'],
      ['en', 'Mood was {{c1.constructor}}.', 'unknownToken'],
      ['en', 'Mood was {{c1.value}}{{c1.value}}.', 'tokenPlace'],
      ['en', 'Mood was {{c1.value}} {{c1.usual}}.', 'tokenPlace'],
      ['en', 'Mood was -{{c1.value}}.', 'tokenPlace'],
      ['en', 'Mood was - {{c1.value}}.', 'tokenPlace'],
      ['en', 'Mood was {{c1.value}}.{{c1.usual}}', 'tokenPlace'],
      ['en', 'Mood was {{ c1.value }}.', 'noToken'],
      ['en', 'Mood was {{c1.value}}, {{c1}}.', 'characters'],
      ['en', 'Your week went well.', 'noToken'],
    ],
    'a reversed direction': [
      ['en', 'Mood was {{c1.value}}, lower than usual.', 'direction'],
      ['en', 'Mood got worse, to {{c1.value}}.', 'direction'],
      ['en', 'Mood tumbled to {{c1.value}}.', 'direction'],
      ['en', 'Stress intensified to {{c2.value}}.', 'direction'],
      ['sv', 'Humöret rasade till {{c1.value}}.', 'direction'],
      ['sv', 'Stressen tilltog till {{c2.value}}.', 'direction'],
      ['en', 'Stress got worse, to {{c2.value}}.', 'direction'],
      ['en', 'Energy rose to {{c3.value}}.', 'direction'],
      ['en', 'Mood was steady at {{c1.value}}.', 'direction'],
      ['en', 'Mood was not higher, at {{c1.value}}.', 'direction'],
      ['en', "Mood wasn't higher, at {{c1.value}}.", 'characters'],
      ['en', 'Mood was {{c1.value}}. It fell.', 'direction'],
      ['en', 'On days without alcohol, sleep quality was {{c4.effect}} lower.', 'direction'],
      ['en', 'On other days, sleep quality was {{c4.effect}} lower than on days with alcohol.', 'direction'],
      ['en', 'With less alcohol, sleep quality was {{c4.effect}} lower.', 'direction'],
      ['en', 'Mood was {{c1.value}} and stress {{c2.value}}, both higher than usual.', 'direction'],
      ['sv', 'Humöret sjönk till {{c1.value}}.', 'direction'],
      ['sv', 'Humöret var inte högre: {{c1.value}}.', 'direction'],
      ['sv', 'Utan alkohol var sömnkvaliteten {{c4.effect}} lägre.', 'direction'],
      ['sv', 'Sömnkvaliteten var {{c4.effect}} lägre än dagar med alkohol.', 'direction'],
      ['sv', 'Stressen ökade till {{c2.value}}.', 'direction'],
      ['sv', 'Stressen låg över det vanliga: {{c2.value}}.', 'direction'],
    ],
    'a cause, advice or medicine': [
      ['en', 'Alcohol causes sleep quality to be {{c4.effect}} lower.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}} because of rest.', 'forbiddenWord'],
      ['en', 'Alcohol ruins {{c4.outcome}} by {{c4.effect}}.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}} for a fortnight.', 'forbiddenWord'],
      ['sv', 'Alkohol kostade {{c4.effect}}.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}}, and this cures insomnia.', 'forbiddenWord'],
      ['en', 'Mood was {{c1.value}}. You should see a doctor.', 'forbiddenWord'],
      ['sv', 'Alkohol orsakar {{c4.effect}} lägre sömnkvalitet.', 'forbiddenWord'],
      ['sv', 'Humöret låg på {{c1.value}}, vilket botar ångest.', 'forbiddenWord'],
      ['sv', 'Humöret låg på {{c1.value}} eftersom du vilade.', 'forbiddenWord'],
    ],
    'a measure of another claim, or of none': [
      ['en', 'Your energy was {{c1.value}}.', 'foreignMeasure'],
      ['en', 'Mood was {{c1.value}}. You also walked a lot.', 'foreignMeasure'],
      ['en', 'Mood was {{c1.value}} with protein.', 'foreignMeasure'],
      ['en', 'Mood was {{c1.value}} in your period.', 'forbiddenWord'],
      ['sv', 'Energin låg på {{c1.value}}.', 'foreignMeasure'],
    ],
    'something that is not prose': [
      ['en', '', 'length'],
      ['en', 'Mood was {{c1.value}}. '.repeat(100), 'length'],
      ['en', '<b>Mood</b> was {{c1.value}}.', 'characters'],
      ['en', '# Mood {{c1.value}}', 'characters'],
    ],
  };
  for (const [name, texts] of Object.entries(cases))
    test(name, () => {
      expect(texts.map(([language, text]) => [text, refusal(text, language)])).toEqual(
        texts.map(([, text, expected]) => [text, expected]),
      );
    });
});

/**
 * A generated clause about `claim`. `tells` is the direction that `text` states: 1 for higher, -1 for lower, 0 for as
 * usual.
 */
interface Clause {
  text: string;
  language: Language;
  claim: Claim;
  tells: -1 | 0 | 1;
}

const random = seededRandom(20_261_122);
const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

const subjects: Record<Language, string[]> = {
  en: ['Mood', 'Stress', 'Energy', 'Sleep quality', 'Resting heart rate'],
  sv: ['Humöret', 'Stressen', 'Energin', 'Sömnkvaliteten', 'Vilopulsen'],
};
const adverbs: Record<Language, Record<'1' | '-1', string[]>> = {
  en: { 1: ['higher', 'up', 'above the usual'], [-1]: ['lower', 'down', 'below the usual'] },
  sv: { 1: ['högre', 'uppåt', 'mer'], [-1]: ['lägre', 'nedåt', 'mindre'] },
};
const asUsual: Record<Language, string> = { en: 'as usual', sv: 'som vanligt' };
const frames: Record<Language, ((subject: string, how: string, token: string) => string)[]> = {
  en: [
    (subject, how, token) => `${subject} was ${how}, at ${token}.`,
    (subject, how, token) => `This week ${subject.toLowerCase()} came out ${how} with ${token}.`,
    (subject, how, token) => `${subject}: ${token}, which is ${how}.`,
  ],
  sv: [
    (subject, how, token) => `${subject} var ${how}: ${token}.`,
    (subject, how, token) => `Den här veckan var ${subject.toLowerCase()} ${how}, med ${token}.`,
    (subject, how, token) => `${subject}: ${token}, alltså ${how}.`,
  ],
};

/**
 * Returns a clause about a random claim. If `isTrue`, the clause states the direction of the claim, and otherwise
 * another direction.
 */
function makeClause(isTrue: boolean): Clause {
  const language = pick(['en', 'sv'] as const);
  const place = Math.floor(random() * claims[language].length);
  const claim = claims[language][place] as Claim;
  const tells = isTrue
    ? claim.direction
    : pick(([-1, 0, 1] as const).filter((one) => one !== claim.direction));
  const how = tells === 0 ? asUsual[language] : pick(adverbs[language][`${tells}`]);
  const token = `{{${claim.id}.${claim.kind === 'week' ? 'value' : 'effect'}}}`;
  return {
    language,
    claim,
    tells,
    text: pick(frames[language])(subjects[language][place] as string, how, token),
  };
}

const unboundFigures = [
  '7',
  '0,5',
  '１２',
  '四',
  '²',
  'seven',
  'twelve',
  'twenty-one',
  'twice',
  'half',
  'a dozen',
  'several',
  'ninety',
  'a third',
  'sju',
  'tolv',
  'tjugoett',
  'dubbelt',
  'hälften',
  'ett dussin',
  'flera',
  'nittio',
  'en tredjedel',
  'hundratals',
  'tredje',
];

/**
 * Returns whether a text, after its tokens were filled, contains a figure that is in no claim. Shares no code with
 * `checkNarrative`, so that it also finds errors of `checkNarrative`.
 */
function hasUnboundFigure(filled: string, language: Language): boolean {
  const values = claims[language].flatMap(({ tokens }) => Object.values(tokens));
  const rest = values
    .sort((a, b) => b.length - a.length)
    .reduce((text, value) => text.replaceAll(value, ' '), filled);
  const own = new Set(unboundFigures.filter((one) => !one.includes(' ')));
  return (
    /\p{N}/u.test(rest) || (rest.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).some((word) => own.has(word))
  );
}

test('no shown text of 10,000 generated texts has a figure outside a token or a wrong direction', () => {
  let [shown, truthful] = [0, 0];
  for (let count = 0; count < 10_000; count += 1) {
    const clauses = Array.from({ length: 1 + Math.floor(random() * 3) }, () => makeClause(random() < 0.8));
    const { language } = clauses[0] as Clause;
    const same = clauses.filter((clause) => clause.language === language);
    const words = same.map(({ text }) => text);
    const isClean = random() < 0.6;
    if (!isClean) {
      const place = Math.floor(random() * words.length);
      const parts = (words[place] ?? '').split(' ');
      parts.splice(Math.floor(random() * parts.length), 0, pick(unboundFigures));
      words[place] = parts.join(' ');
    }
    const isTrue = isClean && same.every(({ tells, claim }) => tells === claim.direction);
    const result = checkNarrative(words.join(' '), claims[language]);
    if (isTrue) truthful += 1;
    if ('refused' in result) continue;
    shown += 1;
    expect([isTrue, words.join(' ')]).toEqual([true, words.join(' ')]);
    expect([hasUnboundFigure(result.text, language), result.text]).toEqual([false, result.text]);
  }
  expect(truthful).toBeGreaterThan(2000);
  // The check must also accept most of the true texts. A check that refuses every text would be useless.
  expect(shown / truthful).toBeGreaterThan(0.95);
});

const opposites: Record<string, string> = {
  higher: 'lower',
  lower: 'higher',
  up: 'down',
  down: 'up',
  above: 'below',
  below: 'above',
  högre: 'lägre',
  lägre: 'högre',
  uppåt: 'nedåt',
  nedåt: 'uppåt',
  mer: 'mindre',
  mindre: 'mer',
};
const harmful: Record<Language, string[]> = {
  en: [
    'because of luck',
    'which causes harm',
    'and cures stress',
    'a clinical symptom',
    'due to rest',
    'with coffee',
    'and your weight',
  ],
  sv: [
    'på grund av tur',
    'vilket orsakar mer',
    'och botar stress',
    'ett kliniskt symtom',
    'tack vare vila',
    'med kaffe',
    'och vikten',
  ],
};
const mutations: ((clause: Clause) => string)[] = [
  ({ text }) => text.replace(/\{\{c\d+\.\w+\}\}/, pick(unboundFigures)),
  ({ text }) => text.replace(/\}\}/, `}} ${pick(unboundFigures)}`),
  ({ text }) => text.replace(/\{\{c\d+/, `{{c${6 + Math.floor(random() * 90)}`),
  ({ text }) => text.replace(/\.(value|effect)\}/, '.guess}'),
  ({ text }) => text.replace(/\{\{/, pick(['-{{', '−{{', '1{{', 'x{{', '{{'.repeat(2)])),
  ({ text, language }) => text.replace(/[.]$/, ` ${pick(harmful[language])}.`),
  ({ text, tells, language }) =>
    tells === 0
      ? text.replace(asUsual[language], pick([...adverbs[language]['1'], ...adverbs[language]['-1']]))
      : text.replace(/\p{L}+/gu, (word) => opposites[word] ?? word),
  ({ text, language, tells }) =>
    tells === 0
      ? text.replace(asUsual[language], pick(adverbs[language]['1']))
      : text.replace(
          /higher|lower|up|down|above|below|högre|lägre|uppåt|nedåt|mer|mindre/,
          (how) =>
            `${language === 'sv' ? pick(['inte', 'aldrig', 'knappast']) : pick(['not', 'never', 'hardly'])} ${how}`,
        ),
  ({ text, language, claim }) => {
    const place = claims[language].indexOf(claim);
    const other = pick(subjects[language].filter((_, index) => index !== place));
    return text.replace(new RegExp(subjects[language][place] as string, 'i'), other);
  },
];

test('none of 2,000 true texts with one mutation is shown', () => {
  for (let count = 0; count < 2000; count += 1) {
    const clause = makeClause(true);
    expect(refusal(clause.text, clause.language)).toBeUndefined();
    const mutated = (mutations[count % mutations.length] as (clause: Clause) => string)(clause);
    expect(mutated).not.toBe(clause.text);
    expect([mutated, refusal(mutated, clause.language) !== undefined]).toEqual([mutated, true]);
  }
});
