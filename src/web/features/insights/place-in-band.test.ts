import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeInBand } from './place-in-band.ts';

test('a week within its band has a scale from one end of the band to the other', () => {
  const fact = { value: 7, usual: 6.5, low: 6, high: 8, standing: 'usual' } as const;
  expect(placeInBand(fact)).toEqual({ dot: 50, median: 29, middle: 50, width: 84 });
});

test('a week without any difference is in the middle', () => {
  const fact = { value: 0, usual: 0, low: 0, high: 0, standing: 'usual' } as const;
  expect(placeInBand(fact)).toEqual({ dot: 50, median: 50, middle: 50, width: 0 });
});

test('the dot is within the band only if the week is as usual', () => {
  const amount = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amount, amount, amount, amount, (value, ...others) => {
      const [low = 0, usual = 0, high = 0] = others.sort((one, other) => one - other);
      const standing = value < low ? 'below' : value > high ? 'above' : 'usual';
      const { dot, middle, width } = placeInBand({ value, usual, low, high, standing });
      const distance = Math.abs(dot - middle) - width / 2;
      if (standing === 'usual') expect(distance).toBeLessThan(0.001);
      else expect(distance).toBeGreaterThan(7.999);
      expect([dot, middle - width / 2, middle + width / 2].every((at) => at >= 7.9 && at <= 92.1)).toBe(true);
    }),
  );
});
