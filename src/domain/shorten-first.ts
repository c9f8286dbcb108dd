/**
 * Returns the first of two amounts as text. Leaves out its unit if both amounts have the same unit, as in "6 to 24 min".
 * Does not shorten times of the day and durations of hours and minutes: "8 h 9 min to 9 h 9 min".
 */
export function shortenFirst(first: string, second: string): string {
  const unitOf = (text: string) => text.replace(/^[−\d.,:\s]+/, '');
  const unit = unitOf(second);
  const isShared = unit !== '' && unitOf(first) === unit && !/^h\s\d/.test(unit);
  return isShared ? first.slice(0, -unit.length).trimEnd() : first;
}
