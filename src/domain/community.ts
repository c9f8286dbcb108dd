import { countCharacters, isVisible } from './clean-text.ts';

export const postTypes = ['post', 'mood', 'achievement'] as const;
export type PostType = (typeof postTypes)[number];

/** The moods one can share, and how each looks: faces that a system without colour emoji has in its text fonts too. */
export const sharedMoods = {
  happy: '😄',
  calm: '😌',
  grateful: '😊',
  energetic: '😎',
  tired: '😴',
  sad: '😔',
  stressed: '😰',
  frustrated: '😠',
} as const;
export type SharedMood = keyof typeof sharedMoods;
export const moodKeys = Object.keys(sharedMoods) as [SharedMood, ...SharedMood[]];

/** Characters, as a person counts code points, after cleaning. */
export const communityBounds = { post: 2000, comment: 1000, displayName: 40, reportNote: 500 } as const;

/** Who is suggested to whom: days that posts are looked back on, members shown, and topics shown of each. */
export const suggestionBounds = { days: 30, members: 5, topics: 3 } as const;

export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'self_harm',
  'health_misinformation',
  'private_information',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Whether cleaned text can be posted: it shows something and is not too long. */
export const isValidPostText = (text: string, most: number = communityBounds.post): boolean =>
  isVisible(text) && countCharacters(text) <= most;

/** Whether a cleaned text can be a display name: one line, visible, and no e-mail address. */
export const isValidDisplayName = (name: string): boolean =>
  isValidPostText(name, communityBounds.displayName) && !/[@\n\t]/.test(name);

/** Who a member is to others without a name of one's own choice: first name and the last name's initial. */
export function defaultDisplayName(person: { id: number; firstName: string; lastName: string }): string {
  const first = person.firstName.trim().split('\n')[0] ?? '';
  // A name may have come from another service, which may have put an address there.
  if (!isValidDisplayName(first)) return `Member ${person.id}`;
  const initial = [...person.lastName.trim()][0] ?? '';
  return /\p{L}/u.test(initial) ? `${first} ${initial.toUpperCase()}.` : first;
}

/** At most two letters that stand for a name in a circle. */
export function toInitials(displayName: string): string {
  const words = displayName.split(/[\s-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  return [...new Set([0, words.length - 1])]
    .map((index) => words[index] ?? '')
    .join('')
    .toUpperCase();
}

const maxTags = 10;

/** The topics a text names, each once and in lower case: `#` and 2 to 50 letters, digits or underscores. */
export function extractHashtags(text: string): string[] {
  const found = text.matchAll(
    /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{1,49})(?![\p{L}\p{M}\p{N}_])/gu,
  );
  const tags = [...found].map(([, tag = '']) => tag.toLowerCase().normalize('NFC'));
  return [...new Set(tags.filter((tag) => /\p{L}/u.test(tag)))].slice(0, maxTags);
}
