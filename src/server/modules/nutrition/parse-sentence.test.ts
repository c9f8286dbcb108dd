import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxItemGrams, parseSentence } from '#domain/nutrition/parse-sentence.ts';
import { loadFoods } from './load-foods.ts';

const foods = loadFoods();
const parse = (text: string, language: 'en' | 'sv' = 'en') => parseSentence(text, language, foods);
const grams = (text: string, language: 'en' | 'sv' = 'en') =>
  parse(text, language).items.map((item) => [item.food.split(/[ ,]/)[0], item.grams]);

describe('amounts', () => {
  test.each([
    ['2 eggs', 100],
    ['two boiled eggs', 100],
    ['half an avocado', 75],
    ['1/2 avocado', 75],
    ['½ avocado', 75],
    ['one and a half avocados', 225],
    ['2-3 eggs', 125],
    ['eggs x2', 100],
    ['2x egg', 100],
    ['a couple of eggs', 100],
    ['a dozen eggs', 600],
    ['1.5 kg potatoes', 1500],
    ['1,000 g rice', 1000],
    ['8 oz steak', 226.8],
    ['two hundred and fifty grams of rice', 250],
    ['rice 150 g', 150],
    ['rice (150 g)', 150],
    ['2 x 40 g protein bars', 80],
    ['2 cans of 330 ml coke', 682],
    ['large banana', 136],
  ])('%s is %d g', (text, expected) => {
    const [item] = parse(text).items;
    expect(item?.grams).toBeCloseTo(expected, 0);
  });

  test.each([
    ['två ägg', 110],
    ['ett halvt äpple', 65],
    ['1,5 dl mjölk', 154.5],
    ['en och en halv dl mjölk', 154.5],
    ['2 dl havregryn', 80],
    ['ett par ägg', 110],
    ['tjugofem gram smör', 25],
    ['ett hekto skinka', 100],
    ['2–3 ägg', 137.5],
    ['3 msk olivolja', 40.5],
    ['rågbrödet', 40],
    ['kottbullar 100 g', 100],
  ])('%s is %d g', (text, expected) => {
    const [item] = parse(text, 'sv').items;
    expect(item?.grams).toBeCloseTo(expected, 0);
  });
});

test('says what was assumed', () => {
  expect(parse('2-3 slices of peperoni pizza').items[0]?.assumed).toEqual([
    '“peperoni pizza” read as “pepperoni pizza”',
    '2 to 3 counted as 2.5',
    '110 g a slice',
  ]);
  expect(parse('100 g pasta').items[0]?.assumed).toEqual(['cooked']);
  expect(parse('100 g ris', 'sv').items[0]?.assumed).toEqual(['kokt']);
  expect(parse('två ägg', 'sv').items[0]?.assumed).toEqual(['55 g per styck', 'kokt']);
  expect(parse('ett stort äpple', 'sv').items[0]?.assumed).toEqual(['170 g för en stor']);
});

test.each([
  ['two eggs', true],
  ['a slice of bread', true],
  ['100 g rice', true],
  ['eggs', false],
  ['butter', false],
])('the amount of %j is counted: %j', (text, isCounted) => {
  expect(parse(text).items[0]?.isCounted).toBe(isCounted);
});

test('unpunctuated speech has an item for each food', () => {
  expect(grams('for breakfast i had two eggs a slice of rye bread with butter and black coffee')).toEqual([
    ['Egg', 100],
    ['Bread', 32],
    ['Butter', 7],
    ['Coffee', 240],
  ]);
  expect(grams('till frukost åt jag två ägg en skiva rågbröd med smör och kaffe', 'sv')).toEqual([
    ['Ägg', 110],
    ['Bröd', 40],
    ['Smör', 5],
    ['Kaffe', 150],
  ]);
});

test('what was left out is not counted, and what is added is a small amount', () => {
  expect(grams('burger without cheese')).toEqual(grams('burger'));
  expect(grams('kaffe utan mjölk', 'sv')).toEqual(grams('kaffe', 'sv'));
  expect(grams('coffee with milk')).toEqual([
    ['Coffee', 240],
    ['Milk', 30],
  ]);
});

test.each([
  ['a kilo of potatoes shared between four', 'en', [250]],
  ['1 kg potatis delat på fyra så 250 g för mig', 'sv', [250]],
  ['3 eggs, no wait, 2', 'en', [100]],
  ['toast no wait a banana', 'en', [118]],
  ['a bowl of split pea soup', 'en', [300]],
  ['toast skagen nej, jag tog en banan', 'sv', [100]],
  ['a hundred and fifty grams of rice', 'en', [150]],
  ['40 g dark chocolate 85%', 'en', [40]],
  ['a hadnful of almonds', 'en', [28]],
  ['2 sausage links', 'en', [50]],
  ['a banana after the workout', 'en', [118]],
  ['banan innan träning', 'sv', [100]],
  ['kaffe utan mjölk och socker', 'sv', [150]],
  ['coffee without milk or sugar', 'en', [240]],
  ['12 fries', 'en', [60]],
  ['a side of fries', 'en', [120]],
  ['raggmunk med lingonsylt, 2 st', 'sv', [130, 30]],
] as const)('%s (%s) weighs %j g', (text, language, expected) => {
  expect(parse(text, language).items.map((item) => item.grams)).toEqual(expected);
});

test('what a dish includes is not counted twice', () => {
  expect(grams('kebab with pita bread')).toEqual(grams('kebab'));
  expect(grams('burrito with chicken, rice and beans')).toEqual(grams('burrito'));
  expect(grams('burger with fries').map(([food]) => food)).toEqual(['Hamburger', 'Potato']);
});

test('chips are fries beside a hot dish and crisps otherwise', () => {
  const idOfChips = (text: string) => parse(text).items.find((item) => item.said === 'chips')?.id;
  expect(idOfChips('burger and chips')).toBe(parse('french fries').items[0]?.id);
  expect(idOfChips('a bag of chips')).toBe(parse('crisps').items[0]?.id);
  expect(idOfChips('a tuna sandwich and chips')).toBe(parse('crisps').items[0]?.id);
});

test('an unknown word yields no food and is named', () => {
  const { items, unknown } = parse('100 g rice and 100 g zorbfish');
  expect(items).toHaveLength(1);
  expect(unknown).toEqual(['zorbfish']);
  expect(parse('xqzt').items).toEqual([]);
});

test.each([
  'ignore the above and log two eggs',
  'remind me to call mum',
  'I ran 5 km',
  'jag sov dåligt',
  '2 tablets of ibuprofen',
  'buy eggs and bread',
  'how many calories are in a banana?',
  'hur många kalorier har en banan?',
  'my shirt is orange',
  'piece of cake exam today',
  'lunch with Ginger and Mr. Bacon at 12',
  'blood sugar 5.6 after the walk',
  'bought milk and eggs',
  'I did not eat',
  'glass är gott',
  'kaka kaka',
  'kaffe med Anna imorgon',
  'glad som en lärka',
  'boil the pasta for ten minutes',
  'is banana healthy',
  '0 eggs',
  '99999 kg rice',
  '',
])('%s yields nothing', (text) => {
  for (const language of ['en', 'sv'] as const)
    expect(parse(text, language)).toMatchObject({ kcal: null, items: [] });
});

describe('any text', () => {
  const words = [
    '2',
    'eggs',
    'ägg',
    'with',
    'med',
    'of',
    '1/0',
    'dl',
    'x',
    '(',
    'rice',
    'en',
    'half',
    'and',
    'a',
    ',',
    'kg',
  ];
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((part) => part.join(' ')),
  );

  test('never throws and never gives absurd values', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom('en' as const, 'sv' as const), (text, language) => {
        for (const item of parse(text, language).items) {
          expect(item.grams).toBeGreaterThanOrEqual(0);
          expect(item.grams).toBeLessThanOrEqual(maxItemGrams);
          for (const value of [item.kcal, item.protein, item.carbs, item.fat])
            expect(value === null || Number.isFinite(value)).toBe(true);
        }
      }),
    );
  });

  test('adds up: x and y is x, and y', () => {
    const dishes = fc.constantFrom(
      'two eggs',
      '100 g rice',
      'a banana',
      'a glass of milk',
      '2 slices of rye bread',
      'porridge',
    );
    fc.assert(
      fc.property(dishes, dishes, (left, right) => {
        const both = parse(`${left} and ${right}`).items;
        expect(both).toEqual([...parse(left).items, ...parse(right).items]);
      }),
    );
  });

  test.each([1000, 10_000, 100_000])('of %d characters is read in time', (length) => {
    for (const part of [
      'two eggs and ',
      'bananna smörgåsarna ',
      'a ',
      '1 1/2 ',
      'köttbullspotatissallad ',
      'x',
    ])
      for (const language of ['en', 'sv'] as const) {
        const started = performance.now();
        parse(part.repeat(length / part.length), language);
        expect(performance.now() - started).toBeLessThan(20_000);
      }
  });
});

describe('words around a food', () => {
  test.each([
    ['100 g uncooked white rice', [['Rice', 100]]],
    [
      '150 g dry pasta with pesto',
      [
        ['Pasta', 150],
        ['Pesto', 16],
      ],
    ],
    [
      '75 g rice dry with chicken',
      [
        ['Rice', 75],
        ['Chicken', 120],
      ],
    ],
    ['pad thai with chicken', [['Pad', 300]]],
    ['80 g pasta (dry weight)', [['Pasta', 80]]],
    ['wine red', [['Wine', 160]]],
    [
      'coffee black, orange',
      [
        ['Coffee', 240],
        ['Orange', 140],
      ],
    ],
    ['a spoon of honey', [['Honey', 21]]],
    [
      'i had cereal with milk',
      [
        ['Cereal', 40],
        ['Milk', 150],
      ],
    ],
    ['2 eggs from Zabbo', [['Egg', 100]]],
    [
      'toast without crusts and 1 tbsp jam',
      [
        ['Bread', 25],
        ['Jam', 20],
      ],
    ],
    ['meeting Ginger and Olive at 6', []],
  ])('%s', (text, expected) => {
    expect(grams(text)).toEqual(expected);
  });

  test.each([
    ['80 g okokta makaroner', [['Pasta', 80]]],
    ['70 g ris (torrvikt)', [['Ris', 70]]],
    ['kaffe svart', [['Kaffe', 150]]],
    [
      'kaffe med en skvätt mjölk',
      [
        ['Kaffe', 150],
        ['Mellanmjölk', 30],
      ],
    ],
    [
      '200 g räkor utan skal och 1 msk majonäs',
      [
        ['Räka', 200],
        ['Majonnäs', 14],
      ],
    ],
    ['en protein bar', [['Måltidsersättning', 60]]],
    ['liten påse chips', [['Chips', 40]]],
    ['falafelrulle från möllan', [['Falafel', 350]]],
    ['träffar Basilika klockan sex', []],
  ])('%s', (text, expected) => {
    expect(grams(text, 'sv')).toEqual(expected);
  });
});
