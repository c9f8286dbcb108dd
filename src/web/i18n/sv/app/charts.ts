import type { SwedishTranslations } from '../../translations.ts';

export const charts: SwedishTranslations<'charts'> = {
  needsMore_one: 'Det behövs data för en dag till innan diagrammet kan visas.',
  needsMore_other: 'Det behövs data för {{count}} dagar till innan diagrammet kan visas.',
  weeks: {
    current: 'Den här veckan',
    from: 'Veckan från {{day}}',
    none: 'Inget loggat än',
    usual: 'Bandet är din vanliga vecka: {{usual}}. Den streckade linjen är {{goal}}.',
    needsMore_one: 'Din vanliga vecka visas efter en vecka till. Den streckade linjen är {{goal}}.',
    needsMore_other: 'Din vanliga vecka visas efter {{count}} veckor till. Den streckade linjen är {{goal}}.',
  },
  usual: {
    range: '{{low}} till {{high}}',
    sentence: '{{value}}, {{position}}',
    asUsual: 'som vanligt',
    within: 'som vanligt ({{usual}})',
    soFar: '{{value}} hittills i dag. Vanligtvis: {{usual}}',
    nothingToday: 'Inget än i dag. Vanligtvis: {{usual}}',
    nothing: 'Inget än i dag',
    amount: {
      below: 'mindre än vanligt ({{usual}})',
      slightlyBelow: 'lite mindre än vanligt ({{usual}})',
      slightlyAbove: 'lite mer än vanligt ({{usual}})',
      above: 'mer än vanligt ({{usual}})',
    },
    level: {
      below: 'lägre än vanligt ({{usual}})',
      slightlyBelow: 'lite lägre än vanligt ({{usual}})',
      slightlyAbove: 'lite högre än vanligt ({{usual}})',
      above: 'högre än vanligt ({{usual}})',
    },
    time: {
      below: 'tidigare än vanligt ({{usual}})',
      slightlyBelow: 'lite tidigare än vanligt ({{usual}})',
      slightlyAbove: 'lite senare än vanligt ({{usual}})',
      above: 'senare än vanligt ({{usual}})',
    },
    needsMore_one: 'Ditt vanliga visas efter en dag till.',
    needsMore_other: 'Ditt vanliga visas efter {{count}} dagar till.',
    today: 'I dag',
    drawn:
      'De senaste {{days}} dagarna. Högst: {{highest}}, {{highestDay}}. Lägst: {{lowest}}, {{lowestDay}}.',
    gaps_one: 'En dag saknar värde.',
    gaps_other: '{{count}} dagar saknar värde.',
    noGaps: 'Varje dag har ett värde.',
    empty: 'Inga värden de senaste {{days}} dagarna.',
  },
};
