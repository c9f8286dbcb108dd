import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';

/** Returns a pale background in the colour of an outcome's area. Text on it has enough contrast. */
export const outcomeTint = (outcome: ExperimentOutcome): string =>
  `color-mix(in oklab, ${areaColor(measures[outcome].area)} 10%, var(--raised))`;
