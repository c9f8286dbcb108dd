import type { SwedishTranslations } from '../translations.ts';

export const shell: SwedishTranslations<'shell'> = {
  mainNavigation: 'Huvudmeny',
  dashboard: 'Översikt',
  fitness: 'Träning',
  nutrition: 'Mat',
  sleep: 'Sömn',
  mindfulness: 'Mindfulness',
  aiInsights: 'AI-insikter',
  community: 'Gemenskap',
  accountSettings: 'Kontoinställningar',
  userMenu: 'Ditt konto: {{name}}',
  defaultName: 'Användare',
  signOut: 'Logga ut',
  signOutFailed: 'Du är fortfarande inloggad',
  activeWorkout: 'Ditt pass',
  workouts: { cardio: 'Konditionspass', strength: 'Styrkepass', yoga: 'Yogapass' },
  workoutRunning: '{{name}}, {{time}}',
  workoutPaused: '{{name}}, pausat på {{time}}',
  notFoundTitle: '404 Sidan finns inte',
  notFoundText: 'Har sidan glömts bort i routern?',
  toHome: 'Till startsidan',
};
