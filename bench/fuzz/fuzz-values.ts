import fc from 'fast-check';

type JsonSchema = Record<string, unknown>;

/** Texts that programs often handle wrongly. */
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦',
  'x'.repeat(5_000),
  '../../etc/passwd',
  '%00',
  '%',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{"$ne": null}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '1e400',
  '-0',
  '9999999999999999999999',
];

const hostileDates = [
  '2026-03-10',
  '2026-02-29',
  '2024-02-29',
  '1969-12-31',
  '1970-01-01',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '+010000-01-01',
  '2026-13-01',
  '2026-03-10T12:00:00Z',
  '2026-03-10T23:59:60Z',
  '2026-03-10T12:00:00+14:00',
  '2026-03-10T12:00:00-99:99',
  '275760-09-13T00:00:00.001Z',
];

const hostileNumbers = [
  0,
  -0,
  -1,
  1,
  0.1,
  1e-300,
  1e300,
  -1e300,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e15 + 0.5,
];

/** Random JSON values of every type. Many are values that programs often handle wrongly. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 'x' }),
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileDates),
  fc.constantFrom(...hostileNumbers),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Returns a generator of values for a JSON Schema. Most values are valid or just outside the bounds of the schema, so
 * that many inputs pass the validation and reach the code behind it. About one value in 13 is a hostile value, which
 * ignores the schema.
 */
export function fuzzedValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: likelyValues(schema) }, { weight: 1, arbitrary: hostileValues });
}

function likelyValues(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, oneOf, type, properties, items, minimum, maximum, minLength, maxLength, format } = schema;
  const variants = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (variants) return fc.oneof(...variants.map(fuzzedValues));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (type === 'object') return likelyObjects((properties ?? {}) as Record<string, JsonSchema>);
  if (type === 'array') return fc.array(fuzzedValues((items ?? {}) as JsonSchema), { maxLength: 4 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return likelyNumbers(minimum, maximum, type === 'integer');
  if (format) return fc.oneof(fc.constantFrom(...hostileDates), fc.constant('2026-03-10T12:00:00Z'));
  if (type === 'string') return likelyTexts(Number(minLength ?? 0), Number(maxLength ?? 60));
  return hostileValues;
}

/**
 * Returns a generator of objects that have most of the properties, and sometimes a property that the schema does not
 * declare.
 */
function likelyObjects(properties: Record<string, JsonSchema>): fc.Arbitrary<unknown> {
  const known = Object.entries(properties).map(([name, schema]) =>
    fc.option(fuzzedValues(schema), { freq: 12, nil: undefined }).map((value) => [name, value] as const),
  );
  const unknown = fc.constantFrom<readonly [string, unknown][]>(
    [],
    [],
    [],
    [],
    [],
    [],
    [['__proto__', {}]],
    [['x', 1]],
  );
  return fc
    .tuple(fc.tuple(...known), unknown)
    .map(([fields, others]) =>
      Object.fromEntries([...fields, ...others].filter(([, value]) => value !== undefined)),
    );
}

function likelyNumbers(minimum: unknown, maximum: unknown, isInteger: boolean): fc.Arbitrary<number> {
  const least = typeof minimum === 'number' ? Math.max(minimum, -1e9) : -10;
  const most = typeof maximum === 'number' ? Math.min(maximum, 1e9) : 1000;
  const inside = isInteger
    ? fc.integer({ min: Math.ceil(least), max: Math.floor(most) })
    : fc.double({ min: least, max: most, noNaN: true });
  return fc.oneof(
    { weight: 4, arbitrary: inside },
    fc.constantFrom(least, most, least - 1, most + 1, least - 0.5),
  );
}

function likelyTexts(least: number, most: number): fc.Arbitrary<string> {
  const lengths = [least, least - 1, most, most + 1].filter((length) => length >= 0 && length < 20_000);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({
        minLength: least,
        maxLength: Math.max(least, Math.min(most, 40)),
        unit: 'binary',
      }),
    },
    fc.constantFrom(...lengths).map((length) => 'å'.repeat(length)),
    fc.constantFrom('astrid@example.org', '07:30', 'Europe/Stockholm', 'self', 'https://example.org/x'),
  );
}
