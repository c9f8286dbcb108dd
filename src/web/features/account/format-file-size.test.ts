import { expect, it } from 'vitest';
import { formatFileSize } from './format-file-size.ts';

it.each([
  [0, '0 kB', '0 kB'],
  [940, '0.9 kB', '0,9 kB'],
  [12_400, '12 kB', '12 kB'],
  [3_440_000, '3.4 MB', '3,4 MB'],
  [2_100_000_000, '2.1 GB', '2,1 GB'],
  [5_000_000_000_000, '5,000 GB', '5 000 GB'],
])('formats %d bytes', (bytes, english, swedish) => {
  const plain = (text: string) => text.replace(/\s/g, ' ');
  expect(plain(formatFileSize(bytes, 'en'))).toBe(english);
  expect(plain(formatFileSize(bytes, 'sv'))).toBe(swedish);
});
