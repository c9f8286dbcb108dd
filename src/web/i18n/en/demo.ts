export const demo = {
  title: 'Demo',
  subtitle: 'Look around without an account.',
  emptyTitle: 'The demo is being set up',
  emptyText: 'Here you will be able to try every part of Lagom with sample data, marked as such.',
};
