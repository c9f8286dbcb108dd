/** Joins class names with spaces. Skips empty, false and undefined values. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
