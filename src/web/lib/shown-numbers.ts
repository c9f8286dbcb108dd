import { createContext, use } from 'react';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { allNumbersShown, isMeasureShown, type ShownNumbers } from '#domain/shown-numbers.ts';

/**
 * The kinds of numbers that the signed-in person wants to see, provided by `PreferencesProvider`.
 * Pages for visitors and the demo have no provider, so they show all numbers.
 */
export const ShownNumbersContext = createContext<ShownNumbers>(allNumbersShown);

/** Returns which kinds of numbers the person wants to see. Components must not show numbers of other kinds. */
export const useShownNumbers = (): ShownNumbers => use(ShownNumbersContext);

/** Returns a function that checks whether the person wants to see the numbers of a measure. */
export function useIsMeasureShown(): (measure: MeasureName) => boolean {
  const shown = useShownNumbers();
  return (measure) => isMeasureShown(measure, shown);
}
