import type { SwedishTranslations } from '../translations.ts';

export const patterns: SwedishTranslations<'patterns'> = {
  confidence: '{{value}} % säkerhet',
  loadFailed: 'Dina insikter kunde inte hämtas',
  panel: 'AI-insikter',
  panelAll: 'Alla insikter',
  panelBuilding: 'Din AI-profil växer fram: {{value}} %',
  panelNone: 'Inget mönster skiljer sig från slumpen än.',
  types: { recommendation: 'Att pröva', trend: 'Trend', other: 'Ovanlig dag', achievement: 'Svit' },
  rules: 'Från fasta regler',
  rule: {
    steadyMood: {
      title: 'En jämn vecka',
      text: 'Humöret har legat mellan {{low}} och {{high}} på {{days}} av de senaste 7 dagarna.',
      rule: 'Visas när minst 5 humör på 7 dagar ligger inom 2 poäng.',
    },
    moreWater: {
      title: 'Plats för ett glas till',
      text: 'Du har druckit {{mean}} glas vatten om dagen i snitt under {{days}} av de senaste 7 dagarna.',
      rule: 'Visas när snittet för minst 5 dagar är under 6 glas.',
    },
    proteinToday: {
      title: 'Proteinrikt i dag',
      text: 'Protein står för {{percent}} % av energin i dagens {{meals}} måltider.',
      rule: 'Visas när protein är minst 20 % av energin i 2 eller fler måltider.',
    },
  },
  ruleConfidence: 'Regelns säkerhet {{value}} %',
  ruleNote: 'Procentsatsen hör till regeln. Den är inte beräknad på dina dagar.',
};
