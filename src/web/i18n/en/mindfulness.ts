export const mindfulness = {
  title: 'Mindfulness',
  subtitle: 'A few quiet minutes, on your own terms.',
  emptyTitle: 'No sessions yet',
  emptyText: 'Your sessions, your minutes and your streak will stand here.',
};
