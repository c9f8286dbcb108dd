/**
 * The areas of the app that have their own colour. `theme.css` defines the colours, and charts, rings and icons use
 * them.
 */
export type Area =
  | 'fitness'
  | 'nutrition'
  | 'sleep'
  | 'mindfulness'
  | 'mood'
  | 'energy'
  | 'stress'
  | 'water'
  | 'cycle';

/** Returns the area's colour as a CSS value. */
export const areaColor = (area: Area): string => `var(--${area})`;
