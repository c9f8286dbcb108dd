import { createContext, use } from 'react';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { allNumbersShown, isMeasureShown, type ShownNumbers } from '#domain/shown-numbers.ts';

/**
 * The kinds of numbers that the signed-in person sees, provided by `ShownNumbersProvider`. Pages for visitors and the
 * demo have no provider and show all numbers.
 */
export const ShownNumbersContext = createContext<ShownNumbers>(allNumbersShown);

/** Returns which kinds of numbers the person sees. A component renders no number of another kind. */
export const useShownNumbers = (): ShownNumbers => use(ShownNumbersContext);

/** Returns a function that returns whether the person sees the numbers of a measure. */
export function useIsMeasureShown(): (measure: MeasureName) => boolean {
  const shown = useShownNumbers();
  return (measure) => isMeasureShown(measure, shown);
}
