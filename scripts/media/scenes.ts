import type { BrowserContextOptions } from '@playwright/test';
import { dayScenes } from './day-scenes.ts';
import { patternScenes } from './pattern-scenes.ts';
import type { Stage } from './stage.ts';

/** A scene of the film, with its captions. */
export interface Scene {
  en: string;
  sv: string;
  /** The length of the scene, including the fades. */
  seconds: number;
  /** Options of the scene's browser window, in addition to those of the film. */
  options?: BrowserContextOptions;
  /** Prepares what the first picture of the scene shows. This is not filmed. */
  open: (stage: Stage) => Promise<void>;
  play: (stage: Stage) => Promise<void>;
  /** Waits for what the scene has started. This is not filmed. */
  finish?: (stage: Stage) => Promise<void>;
}

/** The scenes of the film in their order. */
export const scenes: Scene[] = [...dayScenes, ...patternScenes];
