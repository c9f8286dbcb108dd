export const patterns = {
  confidence: '{{value}}% confidence',
  loadFailed: "We couldn't load your insights",
  panel: 'AI insights',
  panelAll: 'All insights',
  panelBuilding: 'Building Your AI Profile: {{value}}%',
  panelNone: 'No pattern stands out from chance yet.',
  types: { recommendation: 'To test', trend: 'Trend', other: 'Unusual day', achievement: 'Streak' },
  rules: 'From fixed rules',
  rule: {
    steadyMood: {
      title: 'A steady week',
      text: 'Your mood has stayed between {{low}} and {{high}} on {{days}} of the last 7 days.',
      rule: 'Shown when at least 5 moods in 7 days lie within 2 points.',
    },
    moreWater: {
      title: 'Room for another glass',
      text: 'You have had {{mean}} glasses of water a day on average over {{days}} of the last 7 days.',
      rule: 'Shown when the average of at least 5 days is under 6 glasses.',
    },
    proteinToday: {
      title: 'Protein-rich today',
      text: 'Protein is {{percent}}% of the energy in your {{meals}} meals today.',
      rule: 'Shown when protein is at least 20% of the energy of 2 or more meals.',
    },
  },
  ruleConfidence: 'Rule confidence {{value}}%',
  ruleNote: 'The percentage belongs to the rule. It is not computed from your days.',
};
