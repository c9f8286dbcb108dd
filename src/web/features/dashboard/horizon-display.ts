import { type PagePath, pages } from '#contracts/pages.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { Comparison } from '#web/charts/use-usual-text.ts';
import type { Area } from '#web/ui/area.ts';

interface HorizonDisplay extends Comparison {
  words: 'amount' | 'level';
  /** The area whose colour the measure's ridge has. A ridge is the row of hills of a measure in the landscape. */
  area: Area;
  /** The page that opens when the person clicks the ridge. */
  page: PagePath;
}

/**
 * How each measure of the Horizon (the landscape on the dashboard) is shown. Does not use the catalogue of measures,
 * because the dashboard would then have to load the whole catalogue.
 */
export const horizonDisplay: Record<HorizonMeasure, HorizonDisplay> = {
  sleepHours: { area: 'sleep', page: pages.sleep, words: 'amount', growsDuringDay: false },
  heartRate: { area: 'fitness', page: pages.fitness, words: 'level', growsDuringDay: false },
  stressLevel: { area: 'stress', page: pages.mindfulness, words: 'level', growsDuringDay: false },
  energyLevel: { area: 'energy', page: pages.aiInsights, words: 'level', growsDuringDay: false },
  mood: { area: 'mood', page: pages.aiInsights, words: 'level', growsDuringDay: false },
  waterIntake: { area: 'water', page: pages.nutrition, words: 'amount', growsDuringDay: true },
};

/** Returns how a ridge marks the value of today. Returns undefined if today has no value. `heights` ends with today. */
export function findTodaysMark(
  measure: HorizonMeasure,
  heights: readonly (number | null)[],
): 'dot' | 'ring' | undefined {
  if ((heights.at(-1) ?? null) === null) return undefined;
  return horizonDisplay[measure].growsDuringDay ? 'ring' : 'dot';
}
