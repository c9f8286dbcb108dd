export const insights = {
  title: 'AI Insights',
  subtitle: 'Patterns in your own days, with the numbers they rest on.',
  emptyTitle: 'Building Your AI Profile',
  emptyText:
    'A pattern needs two things that were noted on the same {{needed}} days. Before that, what looks like one is mostly chance, and nothing is claimed.',
  ready: 'You have enough days to look for patterns.',
  percent: '{{value}}%',
  percentLabel: 'Your profile: {{value}}% of the days it needs',
  stillNeeded: 'What is still needed',
  daysOf: '{{count}} of {{needed}} days',
  enough: 'Enough',
  metrics: { mood: 'Mood', energyLevel: 'Energy', stressLevel: 'Stress', sleepQuality: 'Sleep quality' },
  how: 'The daily check-in takes about a minute.',
  toCheckin: 'Go to the check-in',
  loadFailed: 'Your profile did not load',
};
