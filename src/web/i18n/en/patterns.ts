export const patterns = {
  certainty: {
    almostCertain: 'Almost certainly real',
    veryLikely: 'Very likely real',
    likely: 'Likely real',
    possible: 'Possibly real',
  },
  loadFailed: "We couldn't load your insights",
  panel: 'AI insights',
  panelAll: 'All insights',
  panelNeeds: 'Do the daily check-in. The first analysis needs about {{needed}} days of answers.',
  panelStart: 'Building Your AI Profile',
  panelBuilding: 'Building Your AI Profile: {{value, percent}}',
  panelNone: 'No pattern stands out from chance yet.',
  panelWaiting: 'Your first analysis is coming up.',
  types: { recommendation: 'Worth testing', trend: 'Trend', other: 'Unusual day', achievement: 'Streak' },
  rules: 'From fixed rules',
  rule: {
    steadyMood: {
      title: 'A steady week',
      text: 'Your mood has stayed between {{low}} and {{high}} on {{days}} of the last 7 days.',
      same: 'Your mood has been {{low}} on {{days}} of the last 7 days.',
      hidden: 'Your mood has stayed about the same on {{days}} of the last 7 days.',
      rule: 'Shown when at least 5 mood answers in 7 days are within 2 points of each other.',
    },
    moreWater: {
      title: 'Room for another glass',
      text: 'You had an average of {{mean}} glasses of water a day on {{days}} of the last 7 days.',
      rule: 'Shown when the average of at least 5 days is under 6 glasses.',
    },
    proteinToday: {
      title: 'Protein-rich today',
      text: 'Protein is {{percent, percent}} of the energy in your {{meals}} meals today.',
      rule: 'Shown when protein is at least 20% of the energy of 2 or more meals.',
    },
  },
  ruleConfidence: 'Rule confidence {{value, percent}}',
  ruleNote: "The percentage belongs to the rule. It isn't calculated from your days.",
};
