import { expect, test } from 'vitest';
import { hillPath, hillTop, tile, tileCorner } from './day-tile.ts';

test('seven tiles are in a row', () => {
  expect(tileCorner(6)).toEqual({ x: 6 * tile.width, y: 0 });
  expect(tileCorner(7)).toEqual({ x: 0, y: tile.height });
});

test.each([1, 2, 6])('with %i ridges, each hill is inside the tile, and rises with its value', (count) => {
  const bottom = tile.height - tile.space;
  for (let order = 0; order < count; order += 1) {
    const [low, usual, high] = [-1, 0, 1].map((height) => hillTop(height, order, count));
    expect(high).toBeGreaterThan(3);
    expect(usual).toBeGreaterThan(high ?? 0);
    expect(low).toBeGreaterThan(usual ?? 0);
    expect(low).toBeLessThan(bottom);
  }
});

test('of equally usual values, the nearer ridge is lower', () => {
  const tops = [0, 1, 2, 3, 4, 5].map((order) => hillTop(0, order, 6));
  expect(tops.toSorted((one, other) => one - other)).toEqual(tops);
});

test('a hill spans its tile', () => {
  expect(hillPath({ x: 40, y: 36 }, 20, 0)).toBe('M40 59.2Q49.3 52.8 77 59.2V69H40Z');
});
