import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { type Scene, scenes } from './scenes.ts';
import type { RunningProduct } from './start-product.ts';

const size = { width: 1280, height: 720 };

interface Frame {
  file: string;
  /** The time from the start of the film, in seconds. */
  at: number;
}

/** A scene of the film. `from` and `to` are when the scene starts and ends, in seconds from the start of the film. */
interface Cue {
  scene: Scene;
  from: number;
  to: number;
}

/**
 * Plays the scenes in a browser and records them as a film. Writes lagom-demo.mp4, and captions in both languages, to
 * `folder`. Needs ffmpeg.
 */
export async function recordVideo(product: RunningProduct, folder: string): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'lagom-frames-'));
  try {
    const context = await product.open({ viewport: size, colorScheme: 'light', locale: 'en-GB' });
    await context.addInitScript(drawPointer);
    const page = await context.newPage();
    const film = await startFilming(page, frames);
    const cues: Cue[] = [];
    for (const scene of scenes) {
      const from = film.now();
      await scene.play(page);
      cues.push({ scene, from, to: film.now() });
    }
    const shots = await film.stop();
    await context.close();
    await writeFile(join(frames, 'list.txt'), concatList(shots, cues.at(-1)?.to ?? 0));
    encode(join(frames, 'list.txt'), join(folder, 'lagom-demo.mp4'));
    await writeFile(join(folder, 'lagom-demo.en.vtt'), captions(cues, 'en'));
    await writeFile(join(folder, 'lagom-demo.sv.vtt'), captions(cues, 'sv'));
  } finally {
    await rm(frames, { recursive: true, force: true });
  }
}

async function startFilming(page: Page, folder: string) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const writes: Promise<void>[] = [];
  const startedAt = Date.now() / 1000;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(frames.length).padStart(5, '0')}.jpg`);
    frames.push({ file, at: (metadata.timestamp ?? Date.now() / 1000) - startedAt });
    writes.push(writeFile(file, Buffer.from(data, 'base64')));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 92,
    maxWidth: size.width,
    maxHeight: size.height,
  });
  return {
    now: () => Date.now() / 1000 - startedAt,
    async stop() {
      await session.send('Page.stopScreencast');
      await Promise.all(writes);
      return frames;
    },
  };
}

/**
 * Returns the list of frames for the concat demuxer of ffmpeg. Each frame lasts until the next frame. The last frame is
 * listed twice, because ffmpeg ignores the duration of the last entry.
 */
function concatList(frames: Frame[], end: number): string {
  const entries = frames.map(({ file, at }, index) => {
    const from = index === 0 ? 0 : at;
    return `file '${file}'\nduration ${Math.max(0.001, (frames[index + 1]?.at ?? end) - from).toFixed(3)}\n`;
  });
  return `${entries.join('')}file '${frames.at(-1)?.file}'\n`;
}

function encode(list: string, output: string): void {
  const still = ['-vf', `scale=${size.width}:${size.height},fps=25,format=yuv420p`, '-an'];
  const quality = ['-c:v', 'libx264', '-preset', 'slow', '-crf', '27', '-movflags', '+faststart'];
  execFileSync('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'concat',
    '-safe',
    '0',
    '-i',
    list,
    ...still,
    ...quality,
    output,
  ]);
}

function captions(cues: Cue[], language: 'en' | 'sv'): string {
  const lines = cues.map(({ scene, from, to }) => `${clock(from)} --> ${clock(to)}\n${scene[language]}\n`);
  return `WEBVTT\n\n${lines.join('\n')}`;
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}

/** Draws a mouse pointer in the page, because the browser's recording does not show the pointer. Runs in the page. */
function drawPointer(): void {
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElement('div');
    pointer.style.cssText =
      'position:fixed;z-index:99999;width:22px;height:22px;margin:-11px;border-radius:50%;pointer-events:none;' +
      'background:rgb(237 162 104 / .75);border:2px solid rgb(138 71 15 / .9);left:-50px;top:-50px';
    document.documentElement.append(pointer);
    addEventListener('mousemove', ({ clientX, clientY }) => {
      pointer.style.left = `${clientX}px`;
      pointer.style.top = `${clientY}px`;
    });
  });
}
