/** Returns a function that maps a value of the domain to a position in pixels between `from` and `to`. */
export function linearScale([low, high]: [number, number], from: number, to: number) {
  return (value: number) => from + ((value - low) / (high - low || 1)) * (to - from);
}
