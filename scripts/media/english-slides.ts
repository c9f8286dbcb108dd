import type { Slide } from './slide.ts';

/** The slides of the deck. docs/figures.md describes how the figures on them were measured. */
export const englishSlides: Slide[] = [
  {
    kicker: 'Lagom, Swedish for just the right amount',
    title: 'Know your days.\nKeep your balance.',
    lines: ['A personal wellness app that is calm, truthful and yours. In English and Swedish, open source.'],
  },
  {
    kicker: 'The problem',
    title: 'People measure more than ever and learn less than they hoped.',
    lines: [
      'One app for meals, one for sleep, one for mood, and numbers that disagree.',
      'Steps counted twice, days shifted by a time zone, logging that fails without a network.',
      '“Insights” that restate the chart beside them and claim more than the data supports.',
    ],
  },
  {
    kicker: 'The answer',
    title: 'One place for the whole day.',
    lines: [
      'Check-in, fitness, nutrition, sleep, mindfulness, cycle, community.',
      'Every number can be traced to where it came from.',
    ],
    picture: { path: '/dashboard', theme: 'light' },
  },
  {
    kicker: 'A few minutes a day',
    title: 'Log by hand, by photo or by voice.',
    lines: ['Favourites and recent meals first, one tap to repeat, and undo when you delete an entry.'],
    picture: { path: '/nutrition', theme: 'light' },
  },
  {
    kicker: 'Movement',
    title: 'Small steps that add up.',
    lines: ["Today, this week against the WHO's 150 minutes, and personal bests."],
    picture: { path: '/fitness', theme: 'light' },
  },
  {
    kicker: 'Rest',
    title: 'Nights, rhythm, and a breath to follow.',
    lines: [
      'Hours that stay right across midnight, travel and clock changes. A timer that keeps running on a locked phone.',
    ],
    picture: { path: '/sleep', theme: 'dark' },
  },
  {
    kicker: 'Insights',
    title: 'Honest about how sure they are.',
    lines: [
      'Nothing is claimed until two things have been logged on the same 42 days.',
      'Lagom says what is still missing, and shows nothing that it has not found.',
    ],
    picture: { path: '/ai-insights', theme: 'light' },
  },
  {
    kicker: 'Privacy by design',
    title: 'Your health data is yours.',
    lines: [
      'Every query names its owner, and only the session says who is asking.',
      'Cycle entries are kept apart: a test fails when any other module reads them.',
      'No body, diary or email address reaches a log.',
    ],
  },
  {
    kicker: 'Runs anywhere',
    title: 'One command at home, any number of processes in a cluster.',
    lines: [
      'Embedded database by default, PostgreSQL by one setting, the same SQL in both.',
      'Backups that rotate by themselves, and a documented restore.',
    ],
  },
  {
    kicker: 'Measured, not promised',
    title: 'Fast and safe, in figures.',
    lines: [
      '2\tSQL statements for an authenticated read',
      '0\tacknowledged writes lost in 20 kill -9 cycles, on both databases',
      '1.4 s\tfrom start to first response, on the second start',
      '194 MiB\tof memory, embedded database included',
    ],
  },
  {
    kicker: 'The market',
    title: 'A $4.4 billion market, with room for something calmer.',
    lines: [
      'People who left an app because it lost their data, sold it or nagged them.',
      'Wellness professionals who need numbers they can trust.',
    ],
  },
  {
    kicker: 'Thank you',
    title: 'Not more. Just enough.',
    lines: ['Investment inquiries welcome. Try the demo, or run it yourself: npm start.'],
  },
];
