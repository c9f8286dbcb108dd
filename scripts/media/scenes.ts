import type { BrowserContextOptions } from '@playwright/test';
import { dayScenes } from './day-scenes.ts';
import { patternScenes } from './pattern-scenes.ts';
import type { Stage } from './stage.ts';

/** A scene of the film. `en` and `sv` are its captions in English and Swedish. */
export interface Scene {
  en: string;
  sv: string;
  /** The length of the scene, including the fades. */
  seconds: number;
  /** Options of the scene's browser window, in addition to the options of the film. */
  options?: BrowserContextOptions;
  /**
   * Opens and prepares the page for the first frame of the scene. The preparation is not filmed.
   */
  open: (stage: Stage) => Promise<void>;
  play: (stage: Stage) => Promise<void>;
  /** Completes what the scene has started, such as a check-in. The completion is not filmed. */
  finish?: (stage: Stage) => Promise<void>;
}

/** The scenes of the film in their order. */
export const scenes: Scene[] = [...dayScenes, ...patternScenes];
