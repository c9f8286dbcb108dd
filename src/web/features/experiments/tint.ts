import type { ExperimentOutcome } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';

/** Returns a pale background in the colour of an outcome's area. Text on it has enough contrast. */
export function outcomeTint(outcome: ExperimentOutcome): string {
  const mix = (percent: number) =>
    `color-mix(in oklab, ${areaColor(measures[outcome].area)} ${percent}%, var(--raised))`;
  // The colours of the dark theme are brighter than its cards, and turn them muddy sooner.
  return `light-dark(${mix(10)}, ${mix(5)})`;
}
