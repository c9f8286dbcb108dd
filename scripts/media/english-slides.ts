import type { Slide } from './slide.ts';

/**
 * The slides of the English deck. docs/figures.md describes how the numbers on the slides were
 * measured.
 */
export const englishSlides: Slide[] = [
  {
    kicker: 'Lagom, Swedish for just the right amount',
    title: 'Know your days.\nKeep your balance.',
    lines: ['A personal wellness app that is calm, honest and yours. In English and Swedish, open source.'],
    figure: { kind: 'exampleDay' },
  },
  {
    kicker: 'The problem',
    title: 'People measure more than ever, and trust it less.',
    lines: [
      'One app for meals, one for sleep, one for mood, and numbers that disagree.',
      '“Insights” that restate the chart beside them and claim more than the data supports.',
    ],
    figure: {
      kind: 'steps',
      title: 'One walk, two devices',
      phone: { name: 'Phone', steps: 4210, label: '4,210 steps' },
      watch: { name: 'Watch', steps: 4380, label: '4,380 steps' },
      sum: { name: 'Added up', steps: 8590, label: '8,590 steps that nobody walked' },
      lagom: { name: 'In Lagom', steps: 4380, label: '4,380 steps, from the watch' },
      note: 'An example. Lagom never adds up two sources, and says which one it shows.',
    },
  },
  {
    kicker: 'The answer',
    title: 'One place for the whole day.',
    lines: [
      'The last 30 days are a landscape: high ground is above your usual, low ground below it.',
      'Check-in, fitness, nutrition, sleep, mindfulness, cycle and community.',
    ],
    figure: { kind: 'screen', screen: 'dashboard' },
  },
  {
    kicker: 'A few minutes a day',
    title: 'In your pocket, also without a network.',
    lines: [
      'One question per screen, and the check-in takes about a minute.',
      'What you log offline is kept on the device and sent later.',
    ],
    figure: { kind: 'phones', screens: ['checkin', 'summary', 'breathing'] },
  },
  {
    kicker: 'Meals',
    title: 'Write what you ate. Lagom finds the foods.',
    lines: [
      'Or search, scan a barcode, take a photo or say it.',
      'Photos and recordings go to an AI service only if you agree.',
    ],
    figure: { kind: 'screen', screen: 'meal' },
  },
  {
    kicker: 'Movement',
    title: 'Small steps that add up.',
    lines: ['This week against the 150 minutes that the WHO recommends, and beside your own usual week.'],
    figure: { kind: 'screen', screen: 'fitness' },
  },
  {
    kicker: 'Rest',
    title: 'Your nights, from bedtime to morning.',
    lines: [
      'Hours that stay right across midnight, travel and clock changes.',
      'A light theme for the day, and a dark one for the evening.',
    ],
    figure: { kind: 'screen', screen: 'sleep' },
  },
  {
    kicker: 'Insights',
    title: 'Honest about how sure they are.',
    lines: [
      'No pattern is claimed until two things have been logged on the same 42 days.',
      'Each one shows its days, its figures and its confidence.',
    ],
    figure: { kind: 'screen', screen: 'insights' },
  },
  {
    kicker: 'Privacy by design',
    title: 'Your health data is yours.',
    lines: [
      'Every query names its owner, and only the session says who is asking.',
      'Cycle entries are kept apart: a test fails when any other module reads them.',
      'No body, diary or email address reaches a log.',
    ],
    figure: {
      kind: 'map',
      home: 'Yours',
      device: { title: 'Your phone or computer', text: 'Shows your day, and keeps what you log offline' },
      server: { title: 'Your own server', text: 'All entries, photos and backups, in one folder' },
      others: [
        {
          title: 'AI service',
          text: 'Only if you agree: a photo, a recording, or which measures rose or fell',
        },
        { title: 'Device services', text: 'Only if you connect one' },
        { title: 'Other members', text: 'Only what you post yourself' },
      ],
    },
  },
  {
    kicker: 'Measured, not promised',
    title: 'One command starts it.',
    lines: ['An embedded database by default, PostgreSQL by one setting, the same SQL in both.'],
    figure: {
      kind: 'numbers',
      command: 'npm start',
      numbers: [
        { number: '1.4 s', text: 'from start to first response, on the second start' },
        { number: '194 MiB', text: 'of memory when idle, embedded database included' },
        { number: '0', text: 'acknowledged writes lost in 20 kill -9 cycles, on both databases' },
        { number: '2', text: 'SQL statements for an authenticated read' },
      ],
    },
  },
  {
    kicker: 'Who it is for',
    title: 'For people who want less noise.',
    lines: ['The four groups that our pricing survey is for.'],
    figure: {
      kind: 'cards',
      cards: [
        {
          title: 'Health-conscious',
          text: 'A minute a day, and their own usual instead of someone else’s goal.',
        },
        { title: 'Fitness enthusiasts', text: 'Their devices side by side, and no step counted twice.' },
        {
          title: 'Living with a chronic condition',
          text: 'Patterns with their certainty, and experiments on randomly chosen days.',
        },
        {
          title: 'Wellness professionals',
          text: 'Numbers that can be traced to their source, and an export of everything.',
        },
      ],
    },
  },
  {
    kicker: 'Thank you',
    title: 'Not more.\nJust enough.',
    lines: ['Investment inquiries welcome.', 'Try the demo, or run it yourself.'],
    figure: { kind: 'screen', screen: 'year' },
  },
];
