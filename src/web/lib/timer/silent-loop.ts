let loop: HTMLAudioElement | undefined;

/**
 * Plays silence in a loop on phones and tablets. These devices suspend a page in the background and stop its audio
 * clock, unless the page plays an audio element. Call this function in a click handler, because browsers allow sound
 * only after a user gesture.
 */
export function playSilentLoop(): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  loop ??= createLoop();
  // The browser can refuse to play. The bell then rings only while the page is visible.
  loop.play().catch(() => undefined);
}

export function stopSilentLoop(): void {
  loop?.pause();
}

function createLoop(): HTMLAudioElement {
  const element = new Audio(URL.createObjectURL(silentSound()));
  element.loop = true;
  return element;
}

const sampleRate = 8000;
const seconds = 10;

/** Returns a WAV file with ten seconds of silence: one channel, 8 bits a sample. */
function silentSound(): Blob {
  const sampleCount = sampleRate * seconds;
  const headerSize = 44;
  const file = new DataView(new ArrayBuffer(headerSize + sampleCount));
  const writeText = (at: number, text: string) => {
    for (let i = 0; i < text.length; i += 1) file.setUint8(at + i, text.charCodeAt(i));
  };
  writeText(0, 'RIFF');
  file.setUint32(4, headerSize - 8 + sampleCount, true);
  writeText(8, 'WAVEfmt ');
  file.setUint32(16, 16, true); // length of the format fields, in bytes
  file.setUint16(20, 1, true); // PCM, which is not compressed
  file.setUint16(22, 1, true); // channels
  file.setUint32(24, sampleRate, true);
  file.setUint32(28, sampleRate, true); // bytes per second
  file.setUint16(32, 1, true); // bytes per sample
  file.setUint16(34, 8, true); // bits per sample
  writeText(36, 'data');
  file.setUint32(40, sampleCount, true);
  // In 8-bit samples, silence is 128, the middle of the range.
  new Uint8Array(file.buffer).fill(128, headerSize);
  return new Blob([file.buffer], { type: 'audio/wav' });
}
