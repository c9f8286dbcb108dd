/** A tab's label on a small screen: one longer than 8 characters is its first 6 and two dots. */
export function shortLabel(label: string): string {
  const characters = [...label];
  return characters.length > 8 ? `${characters.slice(0, 6).join('')}..` : label;
}
