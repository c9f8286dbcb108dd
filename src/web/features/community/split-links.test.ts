import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const links = (text: string) => splitLinks(text).flatMap(({ text: typed, href }) => (href ? [typed] : []));

it('finds web addresses without trailing punctuation', () => {
  expect(splitLinks('Läs https://example.org/å?a=1#b, sen vila.')).toEqual([
    { text: 'Läs ' },
    { text: 'https://example.org/å?a=1#b', href: 'https://example.org/%C3%A5?a=1#b' },
    { text: ', sen vila.' },
  ]);
  expect(links('(see http://example.org/a).')).toEqual(['http://example.org/a']);
  expect(links('https://example.org/a_(b) and HTTPS://EXAMPLE.ORG!')).toEqual([
    'https://example.org/a_(b)',
    'HTTPS://EXAMPLE.ORG',
  ]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x ftp://example.org/a mailto:a@example.org',
  'https://known.example@other.example/',
  'http:// https://',
  '<a href=x onclick=alert(1)>hej</a>',
])('leaves %s as text', (text) => {
  expect(splitLinks(text)).toEqual([{ text }]);
});

it('finds topics in lower case, but not inside an address', () => {
  expect(splitLinks('Kallt i #Mälaren, #2026 https://example.org/a/#del #isvaka')).toEqual([
    { text: 'Kallt i ' },
    { text: '#Mälaren', tag: 'mälaren' },
    { text: ', #2026 ' },
    { text: 'https://example.org/a/#del', href: 'https://example.org/a/#del' },
    { text: ' ' },
    { text: '#isvaka', tag: 'isvaka' },
  ]);
});

it('keeps the whole text, and links only http and https', () => {
  const pieces = fc.constantFrom(
    'https://',
    'http://a.se',
    '#ab',
    'javascript:',
    '(',
    ')',
    '.',
    '@',
    ' ',
    '\n',
    'å',
    '"',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(pieces).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const parts = splitLinks(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) expect(href ?? 'https://').toMatch(/^https?:\/\//);
    }),
  );
});
