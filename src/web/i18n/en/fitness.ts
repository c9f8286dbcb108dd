export const fitness = {
  title: 'Fitness',
  subtitle: 'Move a little, often, and see it add up.',
  emptyTitle: 'No workouts yet',
  emptyText: 'Your workouts, minutes and calories will stand here once the first one is logged.',
};
