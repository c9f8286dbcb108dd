/** The names of the kinds of workouts, meals and sessions. */
export const kinds = {
  workouts: { cardio: 'Cardio', strength: 'Strength', yoga: 'Yoga' },
  meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' },
  sessions: {
    focus: 'Focus',
    calm: 'Calm',
    deep: 'Deep',
    breath: 'Breathing',
    mindfulness: 'Mindfulness',
    body_scan: 'Body Scan',
    breathing: 'Breathing',
    sleep: 'Sleep',
    other: 'Meditation',
  },
};
