import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Camera } from './camera.ts';
import { toCaptions } from './captions.ts';
import { type Clip, encodeFilm } from './encode-film.ts';
import { type FilmFormat, filmFormats, toContextOptions } from './film-formats.ts';
import { fileName } from './language.ts';
import { type Scene, scenes } from './scenes.ts';
import { Stage } from './stage.ts';
import { drawPointer } from './stage-scripts.ts';
import type { RunningProduct } from './start-product.ts';

/**
 * Records the film in each format, and writes its captions. All films have the same captions, because each scene has a
 * fixed length. Writes MP4 and WebVTT files to `folder`. Needs ffmpeg.
 */
export async function recordFilms(product: RunningProduct, folder: string): Promise<void> {
  const { language } = product;
  await writeFile(join(folder, `lagom-demo.${language}.vtt`), toCaptions(scenes, language));
  await Promise.all(filmFormats.map((format) => recordFilm(product, format, folder)));
}

async function recordFilm(product: RunningProduct, format: FilmFormat, folder: string): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'lagom-frames-'));
  try {
    const clips: Clip[] = [];
    for (const [index, scene] of scenes.entries()) {
      clips.push(...(await recordScene(product, format, scene, join(frames, String(index)))));
    }
    await encodeFilm(clips, format, join(folder, fileName(format.file, product.language, 'mp4')));
  } finally {
    await rm(frames, { recursive: true, force: true });
  }
}

/**
 * Plays a scene in a browser window of its own, and returns its clips. Films only `play`, and not
 * `open` and `finish`.
 */
async function recordScene(
  product: RunningProduct,
  format: FilmFormat,
  scene: Scene,
  folder: string,
): Promise<Clip[]> {
  const context = await product.open({
    ...toContextOptions(format),
    reducedMotion: 'reduce',
    ...scene.options,
  });
  await context.addInitScript(drawPointer, format.isPhone);
  const page = await context.newPage();
  const stage = new Stage(page, product.language, format.isPhone);
  await scene.open(stage);
  const camera = new Camera(page, folder);
  stage.camera = camera;
  await scene.play(stage);
  await stage.hold(0);
  const clips = camera.finish(scene.seconds);
  stage.camera = undefined;
  await scene.finish?.(stage);
  await context.close();
  return clips;
}
