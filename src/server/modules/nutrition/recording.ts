import { assertThat } from '#server/http/api-error.ts';

const maxSeconds = 600;

/** Throws `recording_too_long` if the recording states that it is longer than 10 minutes. */
export function assertShort({ bytes, mediaType }: { bytes: Buffer; mediaType: string }): void {
  const seconds = readSeconds[mediaType]?.(bytes) ?? 0;
  assertThat(seconds <= maxSeconds, 'recording_too_long', 'audio');
}

/**
 * Functions that return the length of a recording in seconds, by media type. They return undefined if the length cannot
 * be read without decoding.
 */
const readSeconds: Record<string, (bytes: Buffer) => number | undefined> = {
  'audio/wav': (bytes) => {
    const bytesPerSecond = bytes.length >= 32 ? bytes.readUInt32LE(28) : 0;
    return bytesPerSecond > 0 ? bytes.length / bytesPerSecond : undefined;
  },
  // Reads the position of the last page, which is the number of samples up to its end. Browsers record Opus, which
  // always counts 48,000 samples per second in an Ogg file.
  'audio/ogg': (bytes) => {
    const page = bytes.lastIndexOf('OggS');
    return page >= 0 && page + 14 <= bytes.length
      ? Number(bytes.readBigInt64LE(page + 6)) / 48_000
      : undefined;
  },
  // Reads the time of the last cluster, in milliseconds.
  'audio/webm': (bytes) => {
    const cluster = bytes.lastIndexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
    const time = cluster < 0 ? -1 : bytes.indexOf(0xe7, cluster + 5);
    const length = (bytes[time + 1] ?? 0) & 0x7f;
    if (time < 0 || time > cluster + 16 || length < 1 || length > 6 || time + 2 + length > bytes.length)
      return undefined;
    return bytes.readUIntBE(time + 2, length) / 1000;
  },
};

/**
 * Matches texts that speech models return for silence. The models return them because their training data contains
 * subtitles of films.
 */
const writtenForSilence =
  /^(?:\W*|\[[^\]]*\]|\([^)]*\)|you|thank you(?: (?:for watching|very much))?|thanks for watching|tack(?: för att (?:du|ni) (?:tittade|har tittat))?|undertext.*|textning.*|subtitles? by.*)[\s.!♪]*$/i;

/** Returns whether a transcript is a text that speech models return for silence. */
export const isSilence = (transcript: string): boolean => writtenForSilence.test(transcript.trim());
