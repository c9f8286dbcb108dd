import type { FieldDescriptions } from './field-descriptions.ts';

export const insightFields: FieldDescriptions = {
  title: 'The title, in the language of the request.',
  'listInsights.description': 'The sentences of the insight, in the language of the request.',
  'listPatterns.description': 'The sentences of the insight, in the language of the request.',
  confidence:
    'The probability, in percent, that the association is real. 100 for a streak. Null where it is not known.',
  effect:
    'The difference or change, in the unit of the outcome or the measure. For a streak, its length in days.',
  low: 'The lower end of the confidence interval of `effect`, in the same unit. Null with too few days.',
  high: 'The upper end of the confidence interval of `effect`, in the same unit. Null with too few days.',
  days: 'The number of days whose values were used.',
  yesDays: 'The number of these days on which the exposure is yes. Null if the exposure is a number.',
  needed: 'The number of days that an analysis needs.',
  percent: 'The progress towards the first insights, in percent.',
  lastLook: 'The last day whose values the latest analysis used. Null before the first analysis.',
  nextLook: 'The last day whose values the next analysis will use. Null without an entry.',
  pairsChecked: 'The number of statistical tests in the latest analysis.',
  pattern: 'The id of the pattern that the experiment would test.',
  rating: 'What the person thinks of the insight. Null if not rated.',
  usual:
    'The usual value, in the unit of the measure. For a streak, the longest one in days. Null if unknown.',
  exposure: 'The value of the exposure, in its unit; 0 or 1 for no or yes. Null if there is one measure.',
  outcome: 'The value of the outcome, in its unit. Null if there is no value.',
  lag: 'The days from the exposure or the action to the outcome: 0 is the same day, 1 the next.',
  'facts.value': 'The value of the week, in the unit of the measure.',
  writtenBy: 'The host name of the AI service that wrote the text. Null if the text is the template.',
  version: 'The version of the format of the plan, a number.',
  'action.measure': 'The habit. Null if the person named their own in `words`.',
  words: 'The person’s own habit. Empty if `measure` is set.',
  length: 'The length of the experiment in days.',
  schedule: 'One character per day: 1 if the action is on, 0 if it is off.',
  planSha256: 'The SHA-256 of the plan as canonical JSON, in hexadecimal.',
  smallestThatMatters:
    'The smallest improvement that matters, in the unit of the outcome. Null if the power cannot be computed.',
  alpha: 'The significance level of the test, a share from 0 to 1.',
  draws: 'The number of random schedules with which the result is compared.',
  seed: 'The whole number from which the random schedules are computed.',
  'days.done': 'Whether the action was done on that day. Null if not answered.',
  'answerExperimentDay.done': 'Whether the action was done on that day. Null removes the answer.',
  stoppedOn: 'The day on which the person ended the experiment early. Null if they did not.',
  result: 'The result. Null until the experiment is finished.',
  'result.reason': 'Why there is no conclusion. Null if there is one.',
  asDrawn: 'The comparison of the days as planned. Null if there are too few days.',
  asDone: 'The comparison of the days as the person did. Null if there are too few days.',
  p: 'The p-value of the randomisation test, a share from 0 to 1.',
  onDays: 'The number of days with the action on.',
  offDays: 'The number of days with the action off.',
  refusal: 'Why the power cannot be computed. Null if it was computed.',
  values: 'The number of values.',
  hasToday: 'Whether today has a value of the outcome. It counts from tomorrow.',
  valuesNeeded: 'The number of values that are needed to compute the power.',
  deviation:
    'The standard deviation from day to day, in the unit of the outcome. Null if the power cannot be computed.',
  'listAchievements.value':
    'What the person has reached, as a number of the things that the achievement counts. For a streak, the longest one.',
  'listAchievements.currentStreak':
    'The days of the streak that includes today or yesterday. Null if the achievement counts no streak.',
  'earned.threshold': 'The number of these things that the level needs.',
  'next.threshold': 'The number of these things that the level needs.',
  'next.progress':
    'The share of the next level that is reached, from 0 to 1. For a streak, the share of the longest one.',
};
