export const preferences = {
  title: 'Customise dashboard',
  description: 'Choose what your dashboard shows and what your check-\u2060in asks.',
  saved: 'Settings saved successfully!',
  modulesTitle: 'Panels',
  modules: {
    healthMetrics: "Today's Health Summary",
    dailyCheckin: 'Daily check-in',
    foodLogging: 'Food logging',
    meditation: 'Meditation and breathwork',
    deviceSync: 'Device integrations',
    patternAnalysis: 'AI insights',
    menstrualCycle: 'Menstrual cycle',
  },
  questionsTitle: 'Check-in questions',
  questions: {
    mood: 'Mood',
    energy: 'Energy',
    stress: 'Stress',
    sleep: 'Sleep',
    water: 'Water',
    alcohol: 'Alcohol',
    junkFood: 'Junk food',
  },
  alwaysAsked:
    'Added sugar, time for yourself and procrastination are always included. You can skip any question on any day.',
};
