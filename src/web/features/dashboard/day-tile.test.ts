import { expect, test } from 'vitest';
import { hillPath, tile, tileCorner } from './day-tile.ts';

test('seven tiles are in a row', () => {
  expect(tileCorner(6)).toEqual({ x: 6 * tile.width, y: 0 });
  expect(tileCorner(7)).toEqual({ x: 0, y: tile.height });
});

/** Returns the distance of the summit from the top of the tile. */
const summitOf = (height: number) => Number(/ 20 ([\d.]+)S/.exec(hillPath({ x: 0, y: 0 }, height))?.[1]);

test('a hill has its foot in the tiles beside its own, and rises with its value', () => {
  expect(hillPath({ x: 40, y: 39 }, 0)).toBe('M31 75C46 75 46 58 60 58S74 75 89 75Z');
  expect([1, 0, -1].map(summitOf)).toEqual([7, 19, 31]);
});

test('the hill of an unusual day is clearly apart from the hills around the usual value', () => {
  expect(summitOf(-0.34) - summitOf(-0.33)).toBeGreaterThan(3);
  expect(summitOf(0.33) - summitOf(0.34)).toBeGreaterThan(3);
});
