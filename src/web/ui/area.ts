/** The areas that have a colour, which `theme.css` defines. Charts, rings and icons use it. */
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
