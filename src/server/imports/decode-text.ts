/**
 * Yields the text of a file in parts. A byte order mark selects UTF-8 or UTF-16. Without a mark, decodes UTF-8 until
 * the first invalid bytes. If all text before these bytes is ASCII, decodes the rest as windows-1252 (Latin-1 with more
 * characters). Otherwise replaces invalid bytes with U+FFFD.
 */
export async function* decodeText(source: AsyncIterable<Buffer>): AsyncIterable<string> {
  let decoder: TextDecoder | undefined;
  let rest: Buffer = Buffer.alloc(0);
  let [seenUtf8, isFirst] = [false, true];
  for await (const chunk of source) {
    let bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    rest = Buffer.alloc(0);
    if (isFirst) {
      if (bytes.length < 3) {
        rest = bytes;
        continue;
      }
      isFirst = false;
      decoder = decoderOfMark(bytes);
    }
    if (decoder) {
      yield decoder.decode(bytes, { stream: true });
      continue;
    }
    [bytes, rest] = splitCharacter(bytes);
    const text = decodeStrictly(bytes);
    seenUtf8 ||= text !== undefined && text.length < bytes.length;
    if (text === undefined) decoder = new TextDecoder(seenUtf8 ? 'utf-8' : 'windows-1252');
    yield text ?? decoder?.decode(Buffer.concat([bytes, rest]), { stream: true }) ?? '';
    if (decoder) rest = Buffer.alloc(0);
  }
  if (decoder) yield decoder.decode();
  else yield decodeStrictly(rest) ?? new TextDecoder(seenUtf8 ? 'utf-8' : 'windows-1252').decode(rest);
}

function decoderOfMark(bytes: Buffer): TextDecoder | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8');
  return undefined;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the text of UTF-8 bytes, or undefined if the bytes are not UTF-8. */
function decodeStrictly(bytes: Buffer): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Returns the bytes in two parts: the complete characters, and the first bytes of a UTF-8 character that ends in the
 * next part of the file.
 */
function splitCharacter(bytes: Buffer): [Buffer, Buffer] {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (length > back) return [bytes.subarray(0, -back), bytes.subarray(-back)];
    break;
  }
  return [bytes, Buffer.alloc(0)];
}
