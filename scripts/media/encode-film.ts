import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FilmFormat } from './film-formats.ts';

/**
 * A part of a filmed scene. The film fades from each clip into the next. `list` is the path of a
 * list of frames for the concat demuxer of ffmpeg.
 */
export interface Clip {
  list: string;
  seconds: number;
}

/** The duration of a frame in seconds. */
export const frameSeconds = 0.04;

/** The duration in seconds for which a clip fades into the next clip. */
export const fadeSeconds = 0.4;

/** Returns when each clip starts, in seconds from the start of the film. Each clip overlaps the next by one fade. */
export function clipStarts(clips: readonly Pick<Clip, 'seconds'>[]): number[] {
  let start = 0;
  return clips.map(({ seconds }) => {
    const own = start;
    start += seconds - fadeSeconds;
    return own;
  });
}

/**
 * Joins the clips to a film with fades between them. Adds an empty band for the captions below the
 * picture. Writes the film to the file `output` as H.264.
 */
export async function encodeFilm(clips: readonly Clip[], format: FilmFormat, output: string): Promise<void> {
  const inputs = clips.flatMap(({ list }) => ['-f', 'concat', '-safe', '0', '-i', list]);
  const still = ['-filter_complex', toFilter(clips, format), '-map', '[film]', '-pix_fmt', 'yuv420p', '-an'];
  const quality = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '31', '-g', '250'];
  const options = [
    '-y',
    '-loglevel',
    'error',
    ...inputs,
    ...still,
    ...quality,
    '-movflags',
    '+faststart',
    output,
  ];
  await promisify(execFile)('ffmpeg', options);
}

function toFilter(clips: readonly Clip[], { picture, height }: FilmFormat): string {
  const { width } = picture;
  const shape = `scale=${width}:${picture.height},pad=${width}:${height}:0:0:color=0xf7f2e8,setsar=1`;
  const parts = clips.map(
    ({ seconds }, index) =>
      `[${index}:v]fps=25,${shape},format=yuv420p,tpad=stop_mode=clone:stop_duration=1,trim=duration=${seconds.toFixed(3)},settb=1/25,setpts=PTS-STARTPTS[c${index}]`,
  );
  const starts = clipStarts(clips);
  const fades = clips.slice(1).map((_, index) => {
    const before = index === 0 ? 'c0' : `f${index}`;
    const after = index === clips.length - 2 ? 'film' : `f${index + 1}`;
    const offset = (starts[index + 1] ?? 0).toFixed(3);
    return `[${before}][c${index + 1}]xfade=transition=fade:duration=${fadeSeconds}:offset=${offset}[${after}]`;
  });
  return [...parts, ...fades].join(';');
}
