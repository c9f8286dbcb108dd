export const nutrition = {
  title: 'Nutrition',
  subtitle: 'What you eat, without the arithmetic.',
  emptyTitle: 'No meals yet',
  emptyText: 'Your meals and the day’s calories, protein, carbs and fat will stand here.',
};
