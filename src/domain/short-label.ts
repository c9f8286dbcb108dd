/** Returns a tab's label for a small screen. A label of more than 8 characters is cut to its first 6 and two dots. */
export function shortLabel(label: string): string {
  const characters = [...label];
  return characters.length > 8 ? `${characters.slice(0, 6).join('')}..` : label;
}
