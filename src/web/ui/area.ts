/** The areas that have a data colour of their own; `theme.css` holds the colours. */
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

/** An area's colour as a CSS value, for drawings. */
export const areaColor = (area: Area): string => `var(--${area})`;
