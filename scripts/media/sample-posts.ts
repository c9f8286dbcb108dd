import type { SharedMood } from '#domain/community.ts';
import type { Language } from './language.ts';

/** A post in the community. `author` is an index in `sampleMembers`. */
export interface SamplePost {
  author: number;
  minutesAgo: number;
  likes: number;
  text: string;
  mood?: SharedMood;
  /** Whether one of the likes is from the person whose pages are shown. */
  isLiked?: boolean;
  comment?: { author: number; text: string };
}

export const sampleMembers = [
  { first: 'Maja', last: 'Sjöberg' },
  { first: 'Elias', last: 'Holm' },
  { first: 'Saga', last: 'Ek' },
  { first: 'Leo', last: 'Nyström' },
];

/** The posts that the community shows in pictures and films, newest first. */
export const samplePosts: Record<Language, SamplePost[]> = {
  en: [
    {
      author: 0,
      minutesAgo: 12,
      likes: 3,
      text: 'Walked home the long way and let the phone stay in my pocket. Recommended. #walking',
      comment: { author: 2, text: 'I saw two herons that way yesterday.' },
    },
    {
      author: 1,
      minutesAgo: 47,
      likes: 4,
      mood: 'calm',
      isLiked: true,
      text: 'Ten quiet minutes, and the day feels lighter.',
    },
    {
      author: 2,
      minutesAgo: 95,
      likes: 2,
      text: 'First outing since the cold. Slow, short, and exactly enough. #walking',
    },
    {
      author: 3,
      minutesAgo: 190,
      likes: 3,
      mood: 'happy',
      text: 'Lentil stew for the whole week is done. #mealprep',
    },
  ],
  sv: [
    {
      author: 0,
      minutesAgo: 12,
      likes: 3,
      text: 'Tog omvägen hem och lät telefonen ligga i fickan. Rekommenderas. #promenad',
      comment: { author: 2, text: 'Där såg jag två hägrar i går.' },
    },
    {
      author: 1,
      minutesAgo: 47,
      likes: 4,
      mood: 'calm',
      isLiked: true,
      text: 'Tio stilla minuter, och dagen känns lättare.',
    },
    {
      author: 2,
      minutesAgo: 95,
      likes: 2,
      text: 'Första rundan efter förkylningen. Långsam, kort och precis lagom. #promenad',
    },
    {
      author: 3,
      minutesAgo: 190,
      likes: 3,
      mood: 'happy',
      text: 'Linsgryta för hela veckan är klar. #matlådor',
    },
  ],
};
