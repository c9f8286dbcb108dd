import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

async function* inParts(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function decode(bytes: Buffer, size: number): Promise<string> {
  let text = '';
  for await (const chunk of decodeText(inParts(bytes, size))) text += chunk;
  return text;
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const sizes = [1, 2, 3, 5, 1000];

describe('decodeText', () => {
  it.each(sizes)('decodes UTF-8 in parts of %i bytes', async (size) => {
    const text = 'Vikt;Sömn\n81,5;7 – bra 😴 zzz å';
    expect(await decode(Buffer.from(text), size)).toBe(text);
    expect(await decode(Buffer.from(`\ufeff${text}`), size)).toBe(text);
  });

  it.each(sizes)('decodes UTF-16 in parts of %i bytes', async (size) => {
    expect(await decode(utf16('Sömn;å😴'), size)).toBe('Sömn;å😴');
    expect(await decode(utf16('Sömn;å😴').swap16(), size)).toBe('Sömn;å😴');
  });

  it.each(sizes)('decodes windows-1252 in parts of %i bytes', async (size) => {
    const bytes = Buffer.concat([Buffer.from('Datum;Sömn;å\nk\xe9', 'latin1'), Buffer.from([0x80])]);
    expect(await decode(bytes, size)).toBe('Datum;Sömn;å\nké€');
  });

  it('keeps UTF-8 when damaged bytes follow', async () => {
    const bytes = Buffer.concat([Buffer.from('Sömn '), Buffer.from([0xff]), Buffer.from(' å')]);
    expect(await decode(bytes, 6)).toBe('Sömn \ufffd å');
  });

  it.each(['', 'a', 'é'])('decodes the short text "%s"', async (text) => {
    expect(await decode(Buffer.from(text), 1)).toBe(text);
  });
});
