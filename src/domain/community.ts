import { countCharacters, isVisible } from './clean-text.ts';

export const postTypes = ['post', 'mood', 'achievement'] as const;
export type PostType = (typeof postTypes)[number];

/**
 * The moods that a member can share, each with its emoji. Ordinary text fonts also contain these emoji, so systems
 * without a colour emoji font can show them.
 */
export const sharedMoods = {
  happy: '😃',
  calm: '😌',
  grateful: '😊',
  energetic: '😎',
  tired: '😴',
  sad: '😢',
  stressed: '😰',
  frustrated: '😠',
} as const;
export type SharedMood = keyof typeof sharedMoods;
export const moodKeys = Object.keys(sharedMoods) as [SharedMood, ...SharedMood[]];

/** The maximum lengths of texts in code points, after cleaning (see `cleanText`). */
export const communityBounds = { post: 2000, comment: 1000, displayName: 40, reportNote: 500 } as const;

/**
 * Limits for suggested members: how many days of posts are considered, how many members are shown, and how many topics
 * are shown per member.
 */
export const suggestionBounds = { days: 30, members: 5, topics: 3 } as const;

/** The reasons for which a post or a comment can be reported. */
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

/** Returns whether cleaned text can be posted: it has a visible character and at most `most` code points. */
export const isValidPostText = (text: string, most: number = communityBounds.post): boolean =>
  isVisible(text) && countCharacters(text) <= most;

/**
 * Returns whether cleaned text can be a display name: one line with a visible character, at most 40 code points, no
 * tabs, and no at-sign, so that it is not an email address.
 */
export const isValidDisplayName = (name: string): boolean =>
  isValidPostText(name, communityBounds.displayName) && !/[@\n\t]/.test(name);

/**
 * Returns the default name shown to other members: the first name and the initial of the last name. Returns `Member
 * <id>` if the first name cannot be a display name.
 */
export function defaultDisplayName(person: { id: number; firstName: string; lastName: string }): string {
  const first = person.firstName.trim().split('\n')[0] ?? '';
  // A name that comes from another sign-in service may be an email address, which other members must not see.
  if (!isValidDisplayName(first)) return `Member ${person.id}`;
  const initial = [...person.lastName.trim()][0] ?? '';
  return /\p{L}/u.test(initial) ? `${first} ${initial.toUpperCase()}.` : first;
}

/**
 * Returns the initials of a name for an avatar: one or two characters in upper case. Returns an empty text for a name
 * without letters and digits.
 */
export function toInitials(displayName: string): string {
  const words = displayName.split(/[\s-]+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  return [...new Set([0, words.length - 1])]
    .map((index) => words[index] ?? '')
    .join('')
    .toUpperCase();
}

const maxTags = 10;

/**
 * Matches a hashtag, with its name as the first group. A hashtag has 2 to 50 letters, digits or underscores. A `#`
 * directly after a letter, a digit or one of `_&/#` does not start a hashtag.
 */
const hashtagPattern =
  /(?<![\p{L}\p{M}\p{N}_&/#])#([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]{1,49})(?![\p{L}\p{M}\p{N}_])/gu;

/** Returns the hashtags in a text with their positions. A hashtag has at least one letter. `tag` is lower-case. */
export const findHashtags = (text: string): { tag: string; start: number; end: number }[] =>
  [...text.matchAll(hashtagPattern)]
    .map(({ 0: match, 1: name = '', index }) => ({
      tag: name.toLowerCase().normalize('NFC'),
      start: index,
      end: index + match.length,
    }))
    .filter(({ tag }) => /\p{L}/u.test(tag));

/** Returns the hashtags in a text: lower-case, without `#`, each once, at most 10. */
export const extractHashtags = (text: string): string[] =>
  [...new Set(findHashtags(text).map(({ tag }) => tag))].slice(0, maxTags);
