export const year = {
  title: 'Your year {{year}}',
  how: 'Each day is a small horizon. High ground is above your usual that year, low ground is below it.',
  years: 'Years',
  measure: 'Measure',
  starts: 'Starts on {{day}}.',
  finding: {
    amount: {
      highest: 'Most in {{month}} (median {{value}}).',
      lowest: 'Least in {{month}} (median {{value}}).',
    },
    level: {
      highest: 'Highest in {{month}} (median {{value}}).',
      lowest: 'Lowest in {{month}} (median {{value}}).',
    },
    same: 'No month stands out.',
  },
  print: 'Print or save as PDF',
  picture: 'The year, day by day',
  loadFailed: "Your year couldn't be loaded",
  soon: 'Your first horizon appears here tomorrow, when today is over.',
  noDays: 'No day of this year has values.',
  nights_one: 'One night',
  nights_other: '{{count}} nights',
  days_one: 'One day',
  days_other: '{{count}} days',
  noValues: 'No values',
  notYet: 'Not yet',
  gaps: 'No values: {{list}}.',
  range: '{{first}} to {{last}}',
  legend: {
    above: 'Above your usual',
    around: 'Around it',
    below: 'Below it',
    noUsual_one:
      'Your usual of the year needs {{count}} more day. Until then, all hills have the same height.',
    noUsual_other:
      'Your usual of the year needs {{count}} more days. Until then, all hills have the same height.',
    gap: 'No values',
    today: 'Today',
    future: 'Not yet',
  },
  table: {
    title: 'Month by month',
    how: 'The number of days with a value for any measure, and the median (the middle value) of each measure. Today is counted when it is over.',
    label: 'Table of the months',
    month: 'Month',
    days: 'Days with any value',
  },
  empty: {
    title: 'Your year starts with one day',
    text: 'Do a check-in, log a night or a glass of water. The day after, that day is a small horizon here.',
  },
};
