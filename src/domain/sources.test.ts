import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { haveRivals, isSource, resolveSources, type SourcedValue } from './sources.ts';

const at = (source: string, value: number, other: Partial<SourcedValue> = {}): SourcedValue => ({
  day: '2026-03-10',
  measure: 'steps',
  source,
  value,
  recorded: 0,
  ...other,
});
const chosen = (values: SourcedValue[], order?: string[]) =>
  resolveSources(values, order && { steps: order }).map(({ source }) => source);

describe('a source', () => {
  test.each(['self', 'suggested', 'device:oura', 'import:apple-health', 'device:fitbit.v2_a'])(
    '%s is valid',
    (text) => expect(isSource(text)).toBe(true),
  );

  test.each([
    'manual',
    'device',
    'device:',
    'device:Oura',
    'import:a b',
    'self:x',
    `device:${'x'.repeat(65)}`,
    'self\n',
  ])('%s is invalid', (text) => expect(isSource(text)).toBe(false));
});

describe('choosing between sources', () => {
  const [self, ring, watch, suggested] = [
    at('self', 1),
    at('device:ring', 2, { recorded: 5 }),
    at('device:watch', 3, { recorded: 9 }),
    at('suggested', 4, { recorded: 10 }),
  ];

  test("the person's own value wins, then the newest, then a suggested value", () => {
    expect(chosen([watch, suggested, self, ring])).toEqual(['self']);
    expect(chosen([suggested, ring, watch])).toEqual(['device:watch']);
    expect(chosen([suggested])).toEqual(['suggested']);
  });

  test("the person's order comes first, and can prefer a device", () => {
    expect(chosen([self, ring, watch], ['device:ring'])).toEqual(['device:ring']);
    expect(chosen([self, watch], ['device:ring'])).toEqual(['self']);
    expect(chosen([self, ring, watch], ['self', 'device:ring'])).toEqual(['self']);
    expect(chosen([ring, watch], ['device:ring', 'device:watch'])).toEqual(['device:ring']);
  });

  test('a suggested value loses even if the order contains it', () => {
    expect(chosen([suggested, watch], ['suggested'])).toEqual(['device:watch']);
  });

  test('the measures of the same events come from one source, also where it knows less', () => {
    const of = (source: string, measure: string, value: number) => at(source, value, { measure });
    const values = [
      ...[of('self', 'workouts', 1), of('self', 'workoutMinutes', 30)],
      ...[of('device:watch', 'workouts', 1), of('device:watch', 'workoutMinutes', 32)],
      of('device:watch', 'workoutCalories', 300),
    ];
    expect(resolveSources(values)).toEqual(values.slice(0, 2));
    const order = { workoutMinutes: ['device:watch'] };
    expect(resolveSources(values, order)).toEqual(values.slice(2));
    expect(resolveSources(values, { workoutCalories: ['device:watch'] })).toEqual(values.slice(0, 2));
  });

  test('an order applies only to its measure', () => {
    const weights = [at('self', 70, { measure: 'weight' }), at('device:scale', 71, { measure: 'weight' })];
    expect(resolveSources(weights, { steps: ['device:scale'] })).toEqual([weights[0]]);
  });

  test('an order matters only if a day has two values that are not suggested', () => {
    expect(haveRivals([self, at('device:ring', 2, { day: '2026-03-09' }), suggested])).toBe(false);
    expect(haveRivals([self, at('device:ring', 2, { measure: 'distance' })])).toBe(false);
    expect(haveRivals([self, ring])).toBe(true);
  });
});

test('one value is chosen per day and measure, for any order of values', () => {
  const value = fc.record({
    day: fc.constantFrom('2026-03-09', '2026-03-10'),
    measure: fc.constantFrom('mood', 'steps'),
    source: fc.constantFrom('self', 'suggested', 'device:ring', 'device:watch', 'import:file'),
    value: fc.integer({ min: 0, max: 10 }),
    recorded: fc.nat({ max: 3 }),
  });
  const distinct = fc.uniqueArray(value, {
    selector: ({ day, measure, source }) => `${day}${measure}${source}`,
  });
  const order = fc.subarray(['self', 'device:ring', 'device:watch'], { minLength: 0 });
  fc.assert(
    fc.property(distinct, order, (values, steps) => {
      const key = (list: SourcedValue[]) => list.map((one) => JSON.stringify(one)).sort();
      const resolved = resolveSources(values, { steps });
      expect(key(resolveSources([...values].reverse(), { steps }))).toEqual(key(resolved));
      expect(new Set(resolved.map((one) => one.day + one.measure)).size).toBe(resolved.length);
      for (const one of resolved.filter(({ source }) => source === 'suggested')) {
        expect(values.filter(({ day, measure }) => day === one.day && measure === one.measure)).toHaveLength(
          1,
        );
      }
    }),
  );
});
