import type { SwedishTranslations } from '../translations.ts';

export const patterns: SwedishTranslations<'patterns'> = {
  certainty: {
    almostCertain: 'Nästan säkert ingen slump',
    veryLikely: 'Mycket troligt ingen slump',
    likely: 'Troligen ingen slump',
    possible: 'Möjligen ingen slump',
  },
  days: {
    dayBefore: '{{name}} dagen före',
    kind: '{{name}}: {{kind}}',
    kinds: { yes: 'ja', no: 'nej', more: 'högre', less: 'lägre' },
    limit: {
      amount: { more: '{{value}} eller\u00a0mer', less: '{{value}} eller\u00a0mindre' },
      time: { more: '{{value}} eller\u00a0senare', less: '{{value}} eller\u00a0tidigare' },
    },
    row_one: '{{kind}}, {{count}} dag',
    row_other: '{{kind}}, {{count}} dagar',
    which: 'med {{name}} på {{label}}',
    whichMore: 'med {{more}}',
    changed_one:
      'Värden för de här dagarna har ändrats efter analysen. Bilden har den {{count}} dag som har båda värdena nu.',
    changed_other:
      'Värden för de här dagarna har ändrats efter analysen. Bilden har de {{count}} dagar som har båda värdena nu.',
  },
  loadFailed: 'Dina insikter kunde inte hämtas',
  panel: 'AI-insikter',
  panelAll: 'Alla insikter',
  panelCheckin: 'Gör dagens avstämning.',
  panelSuggested: 'Förslagen i dagens avstämning räknas inte än.',
  panelDone: 'Dagens avstämning är klar.',
  panelNeeds_one: 'Den första analysen kräver svar från minst en dag till.',
  panelNeeds_other: 'Den första analysen kräver svar från minst {{count}} dagar till.',
  panelStart: 'Din AI-profil behöver fler dagar',
  panelBuilding: 'Din AI-profil växer fram: {{value, percent}}',
  panelNone: 'Inget mönster skiljer sig från slumpen än.',
  panelWaiting: 'Din första analys är på väg.',
  explained: '{{name}}. Prick:\u00a0en\u00a0dag. Linje:\u00a0snittet.',
  types: {
    recommendation: 'Värt att pröva',
    trend: 'Trend',
    other: 'Ovanlig dag',
    achievement: 'Dagar i rad',
  },
  rules: 'Enligt fasta regler',
  rule: {
    steadyMood: {
      title: 'En jämn vecka',
      text: 'Humöret har legat mellan {{low}} och {{high}} under {{days}} av de senaste 7 dagarna.',
      same: 'Humöret har legat på {{low}} under {{days}} av de senaste 7 dagarna.',
      hidden: 'Humöret har varit ungefär detsamma under {{days}} av de senaste 7 dagarna.',
      rule: 'Visas när minst 5 humörsvar på 7 dagar skiljer sig högst 2 poäng åt.',
    },
    moreWater: {
      title: 'Plats för ett glas till',
      text: 'Du har i snitt druckit {{mean}} glas vatten om dagen under {{days}} av de senaste 7 dagarna.',
      rule: 'Visas när snittet för minst 5 dagar är under 6 glas.',
    },
    proteinToday: {
      title: 'Proteinrikt i dag',
      text: 'Protein står för {{percent, percent}} av energin i dagens {{meals}} måltider.',
      rule: 'Visas när protein är minst 20 % av energin i 2 eller fler måltider.',
    },
  },
  ruleConfidence: 'Regelns säkerhet {{value, percent}}',
  ruleHow: 'Så fungerar reglerna',
  ruleNote: 'Procentsatsen hör till regeln och bygger inte på dina dagar.',
};
