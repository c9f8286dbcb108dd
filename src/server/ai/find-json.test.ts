import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findJson } from './find-json.ts';

test.each([
  ['an object', '{"a": 1}', [{ a: 1 }]],
  ['an object in prose', 'Sure! {"a": 1} I hope this helps.', [{ a: 1 }]],
  ['the last one first', '{"a": 1} or rather {"a": 2}', [{ a: 2 }, { a: 1 }]],
  ['braces in texts', '{"a": "}{\\"{"}', [{ a: '}{"{' }]],
  ['an object after a brace that opens none', 'a { b {"a": 1}', [{ a: 1 }]],
  ['nothing', 'no JSON here', []],
  ['an object that does not end', '{"a": 1', []],
])('finds %s', (_name, text, expected) => {
  expect(findJson(text)).toEqual(expected);
});

test('finds any object between any two texts without braces', () => {
  const prose = fc.string().map((text) => text.replace(/[{}"]/g, ''));
  fc.assert(
    fc.property(prose, fc.dictionary(fc.string(), fc.jsonValue()), prose, (before, value, after) => {
      const [found] = findJson(`${before}${JSON.stringify(value)}${after}`);
      expect(found).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('takes little time for a text of braces', () => {
  const started = performance.now();
  expect(findJson('{'.repeat(1_000_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(20_000);
});
