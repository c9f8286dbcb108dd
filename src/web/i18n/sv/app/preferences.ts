import type { SwedishTranslations } from '../../translations.ts';

export const preferences: SwedishTranslations<'preferences'> = {
  title: 'Anpassa översikten',
  description: 'Välj vad översikten visar och vad avstämningen frågar om.',
  saved: 'Inställningarna är sparade!',
  modulesTitle: 'Paneler',
  modules: {
    healthMetrics: 'Hälsan i dag',
    dailyCheckin: 'Dagens avstämning',
    foodLogging: 'Matdagbok',
    meditation: 'Meditation och andning',
    deviceSync: 'Enheter',
    patternAnalysis: 'AI-insikter',
    menstrualCycle: 'Menscykel',
  },
  questionsTitle: 'Frågor i avstämningen',
  questions: {
    mood: 'Humör',
    energy: 'Energi',
    stress: 'Stress',
    sleep: 'Sömn',
    water: 'Vatten',
    alcohol: 'Alkohol',
    junkFood: 'Skräpmat',
  },
  alwaysAsked:
    'Tillsatt socker, tid för dig själv och prokrastinering ingår alltid. Du kan hoppa över vilken fråga som helst.',
};
