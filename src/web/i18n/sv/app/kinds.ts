import type { SwedishTranslations } from '../../translations.ts';

export const kinds: SwedishTranslations<'kinds'> = {
  workouts: { cardio: 'Kondition', strength: 'Styrka', yoga: 'Yoga' },
  meals: { breakfast: 'Frukost', lunch: 'Lunch', dinner: 'Middag', snack: 'Mellanmål' },
  sessions: {
    focus: 'Fokus',
    calm: 'Lugn',
    deep: 'Djupvila',
    breath: 'Andning',
    mindfulness: 'Mindfulness',
    body_scan: 'Kroppsskanning',
    breathing: 'Andning',
    sleep: 'Sömn',
    other: 'Meditation',
  },
};
