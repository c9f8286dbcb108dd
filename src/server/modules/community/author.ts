import { cleanText } from '#domain/clean-text.ts';
import { defaultDisplayName, toInitials } from '#domain/community.ts';

export interface AuthorRow {
  userId: number;
  displayName: string | null;
  firstName: string;
  lastName: string;
}

export const authorColumns = [
  'users.id as userId',
  'community_profiles.display_name as displayName',
  'users.first_name as firstName',
  'users.last_name as lastName',
] as const;

/** Returns what other members see of an account: its display name and initials. */
export function toAuthor(row: AuthorRow): { displayName: string; initials: string } {
  const person = { id: row.userId, firstName: cleanText(row.firstName), lastName: cleanText(row.lastName) };
  const displayName = row.displayName ?? defaultDisplayName(person);
  return { displayName, initials: toInitials(displayName) };
}
