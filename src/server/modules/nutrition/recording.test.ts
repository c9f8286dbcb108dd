import { describe, expect, test } from 'vitest';
import { assertShort, isSilence } from './recording.ts';

const seconds = (bytes: Buffer, mediaType: string) => {
  try {
    assertShort({ bytes, mediaType });
    return 'short';
  } catch {
    return 'long';
  }
};

/** Returns the end of an Ogg file whose last page has the given time in seconds. */
function ogg(time: number): Buffer {
  const page = Buffer.alloc(27);
  page.write('OggS');
  page.writeBigInt64LE(BigInt(time * 48_000), 6);
  return Buffer.concat([Buffer.from('OggS'), Buffer.alloc(40), page]);
}

/** Returns a WebM file whose last cluster starts at the given time in seconds. */
function webm(time: number): Buffer {
  const cluster = Buffer.from([
    0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe7, 0x84,
  ]);
  const milliseconds = Buffer.alloc(4);
  milliseconds.writeUInt32BE(time * 1000);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), cluster, milliseconds, Buffer.alloc(20)]);
}

describe('the length of a recording', () => {
  test.each([
    ['audio/ogg', ogg(599), 'short'],
    ['audio/ogg', ogg(601), 'long'],
    ['audio/webm', webm(599), 'short'],
    ['audio/webm', webm(601), 'long'],
    ['audio/webm', Buffer.from('1a45dfa31f43b675', 'hex'), 'short'],
    ['audio/ogg', Buffer.from('OggS'), 'short'],
    ['audio/wav', Buffer.from('RIFF'), 'short'],
    ['audio/mp4', Buffer.alloc(20), 'short'],
  ])('%s: %#', (mediaType, bytes, expected) => {
    expect(seconds(bytes, mediaType)).toBe(expected);
  });
});

test.each([
  '',
  ' . ',
  '[Music]',
  '(silence)',
  'Thank you.',
  'Thanks for watching!',
  'Undertexter från Amara.org',
  '♪♪',
])('"%s" is silence', (transcript) => expect(isSilence(transcript)).toBe(true));

test.each(['two eggs', 'tack, två ägg', 'you ate rice', 'Thank you pudding', 'Te'])(
  '"%s" is not',
  (transcript) => expect(isSilence(transcript)).toBe(false),
);
