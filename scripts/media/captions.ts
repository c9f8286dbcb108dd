import { clipStarts, fadeSeconds } from './encode-film.ts';
import type { Language } from './language.ts';
import type { Scene } from './scenes.ts';

/** Returns the captions of the film as WebVTT. Each text is shown from the middle of one fade to the middle of the next. */
export function toCaptions(scenes: readonly Scene[], language: Language): string {
  const starts = clipStarts(scenes);
  const cues = scenes.map((scene, index) => {
    const start = starts[index] ?? 0;
    const from = index === 0 ? 0 : start + fadeSeconds / 2;
    const isLast = index === scenes.length - 1;
    const to = start + scene.seconds - (isLast ? 0 : fadeSeconds / 2);
    return `${toClock(from)} --> ${toClock(to)}\n${scene[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function toClock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
