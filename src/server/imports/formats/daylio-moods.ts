/** The names of Daylio's default moods: a list of names for each level, best level first. People can rename moods. */
const names: readonly (readonly string[])[] = [
  ['rad', 'super', 'toppen', 'grymt', 'jättebra', 'fantastiskt'],
  ['good', 'gut', 'bra'],
  ['meh', 'ok', 'okay', 'okej', 'so lala', 'geht so', 'sådär', 'neutral'],
  ['bad', 'schlecht', 'dåligt', 'dålig'],
  ['awful', 'lausig', 'furchtbar', 'fürchterlich', 'hemskt', 'hemsk', 'uselt'],
];

const scores = new Map(
  names.flatMap((group, index) => group.map((name): [string, number] => [name, toScore(5 - index)])),
);

/** Converts a level of Daylio, from 1 (worst) to 5 (best), to a mood from 2 to 10 on the product's scale of 0 to 10. */
export function toScore(level: number): number {
  return level * 2;
}

/**
 * Returns the mood on the product's scale for a name in English, German or Swedish. Returns undefined for other names.
 */
export const scoreOfName = (name: string): number | undefined => scores.get(name.trim().toLowerCase());
