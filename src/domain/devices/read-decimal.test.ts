import { describe, expect, it } from 'vitest';
import { readDecimal } from './read-decimal.ts';

describe('readDecimal', () => {
  it.each([
    ['7', 7],
    ['1,050', 1050],
    ['1.050,5', 1050.5],
    ['1,050.5', 1050.5],
    ['9,44', 9.44],
    ['0,125', 0.125],
    ['1.050', 1.05],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ["12'345.6", 12_345.6],
    ['12\u2009345,6', 12_345.6],
    ['12\u202f345', 12_345],
    ['1\u00a0050', 1050],
    ['\u22123,5', -3.5],
    ['+2', 2],
    ['.5', 0.5],
    ['5.', 5],
    ['1.2e3', 1200],
    [' 81.4 ', 81.4],
  ])('reads %j', (text, value) => {
    expect(readDecimal(text)).toBe(value);
  });

  it.each(['', ' ', 'N/A', '--', '12kg', '1,05,3', '1,0,50', '.', ',', '0x10', 'Infinity', '1.2,3.4'])(
    'finds no number in %j',
    (text) => {
      expect(readDecimal(text)).toBeNull();
    },
  );

  it('uses the decimal mark of the file', () => {
    expect(readDecimal('1,050', ',')).toBe(1.05);
    expect(readDecimal('1.050', ',')).toBe(1050);
    expect(readDecimal('1.050', '.')).toBe(1.05);
    expect(readDecimal('9,44', '.')).toBeNull();
  });
});
