import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Clip, fadeSeconds, frameSeconds } from './encode-film.ts';

interface Frame {
  file: string;
  seconds: number;
}

/**
 * Takes the frames of a scene one by one. The scene sets how long the film shows each frame. The
 * time that a screenshot takes has no effect, so the film also moves evenly on a slow machine.
 */
export class Camera {
  readonly #folder: string;
  readonly #page: Page;
  readonly #clips: Frame[][] = [[]];
  #frames = 0;

  constructor(page: Page, folder: string) {
    this.#page = page;
    this.#folder = folder;
    mkdirSync(folder);
  }

  /** Takes a screenshot of the page. The film shows this frame for `seconds` seconds. */
  async take(seconds: number = frameSeconds): Promise<void> {
    const file = join(this.#folder, `${this.#frames}.jpg`);
    this.#frames += 1;
    await this.#page.screenshot({ path: file, type: 'jpeg', quality: 95, caret: 'initial' });
    this.#clips.at(-1)?.push({ file, seconds });
  }

  /** Starts a new clip. The film fades from each clip into the next. */
  cut(): void {
    this.#clips.push([]);
  }

  /**
   * Returns the clips of the scene. Extends the last frame, so that the scene lasts `sceneSeconds`.
   * Throws an Error if the scene is already longer.
   */
  finish(sceneSeconds: number): Clip[] {
    const frames = this.#clips.flat();
    const filmed =
      frames.reduce((sum, { seconds }) => sum + seconds, 0) - (this.#clips.length - 1) * fadeSeconds;
    const rest = sceneSeconds - filmed;
    const last = frames.at(-1);
    if (!last || rest < 0) throw new Error(`The scene of ${sceneSeconds} s lasts ${filmed.toFixed(2)} s.`);
    last.seconds += rest;
    return this.#clips.map((clip, index) => this.#writeList(clip, index));
  }

  /**
   * Writes a list of the frames for the concat demuxer of ffmpeg. The list repeats the last frame,
   * because ffmpeg ignores the duration of the last entry.
   */
  #writeList(clip: Frame[], index: number): Clip {
    const entries = clip.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(3)}\n`);
    const list = join(this.#folder, `${index}.txt`);
    writeFileSync(list, `${entries.join('')}file '${clip.at(-1)?.file}'\n`);
    return { list, seconds: clip.reduce((sum, { seconds }) => sum + seconds, 0) };
  }
}
