export const sleep = {
  title: 'Sleep',
  subtitle: 'Your nights, and what good ones have in common.',
  emptyTitle: 'No nights yet',
  emptyText: 'Your sleep quality, your week and your goals will stand here.',
};
