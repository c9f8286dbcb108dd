export const insights = {
  title: 'AI Insights',
  subtitle: 'Patterns in your own days, with the numbers they rest on.',
  emptyTitle: 'Building Your AI Profile',
  emptyText: 'An insight needs days to stand on. Nothing is shown before there is something to show.',
};
