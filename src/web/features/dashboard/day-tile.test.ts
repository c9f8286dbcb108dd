import { expect, test } from 'vitest';
import { hillPath, tile, tileCorner } from './day-tile.ts';

test('seven tiles are in a row', () => {
  expect(tileCorner(6)).toEqual({ x: 6 * tile.width, y: 0 });
  expect(tileCorner(7)).toEqual({ x: 0, y: tile.height });
});

test('a hill spans its tile, and rises with its value', () => {
  expect(hillPath({ x: 40, y: 36 }, 0)).toBe('M40 56Q59 50 78 56V70H40Z');
  expect(hillPath({ x: 0, y: 0 }, 1)).toBe('M0 8Q19 2 38 8V34H0Z');
  expect(hillPath({ x: 0, y: 0 }, -1)).toBe('M0 32Q19 26 38 32V34H0Z');
});

test('the hill of an unusual day is clearly apart from the hills around the usual value', () => {
  const startOf = (height: number) => Number(/^M0 ([\d.]+)/.exec(hillPath({ x: 0, y: 0 }, height))?.[1]);
  expect(startOf(-0.34) - startOf(-0.33)).toBeGreaterThan(3);
  expect(startOf(0.33) - startOf(0.34)).toBeGreaterThan(3);
});
