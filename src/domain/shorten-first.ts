/**
 * Returns `first` without its unit if `second` has the same unit: the "6" of "6 to 24 min". Returns
 * `first` unchanged otherwise, and for times of day and durations in hours and minutes, as in "8 h
 * 9 min to 9 h 9 min".
 */
export function shortenFirst(first: string, second: string): string {
  const unitOf = (text: string) => text.replace(/^[−\d.,:\s]+/, '');
  const unit = unitOf(second);
  const isShared = unit !== '' && unitOf(first) === unit && !/^h\s\d/.test(unit);
  return isShared ? first.slice(0, -unit.length).trimEnd() : first;
}
