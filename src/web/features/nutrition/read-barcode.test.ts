import { expect, test } from 'vitest';
import { productCode } from './read-barcode.ts';

test.each([
  ['7310865004703', '7310865004703'],
  [' 7 310865 004703 ', '7310865004703'],
  ['123', undefined],
  ['7310865O04703', undefined],
  ['', undefined],
])('%j is the product number %j', (text, code) => {
  expect(productCode(text)).toBe(code);
});
