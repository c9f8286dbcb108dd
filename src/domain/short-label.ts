/**
 * Returns a tab's label for a small screen. A label of more than 8 characters becomes its first 6 characters and two
 * dots.
 */
export function shortLabel(label: string): string {
  const characters = [...label];
  return characters.length > 8 ? `${characters.slice(0, 6).join('')}..` : label;
}
