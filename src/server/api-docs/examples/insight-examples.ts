import { listExperiments, proposeExperiment } from '#contracts/experiments.ts';
import {
  explorePair,
  getInsightReadiness,
  getWeekNarrative,
  getWeekStory,
  listExploredMeasures,
  listInsights,
  listPatterns,
} from '#contracts/insights.ts';
import { exampleDay as date, type Examples } from './example.ts';

export const insightExamples: Examples = [
  [getInsightReadiness, { query: { date } }],
  [listInsights, { query: { language: 'en' } }],
  [listPatterns, { query: { language: 'en' } }],
  [explorePair, { query: { exposure: 'waterIntake', outcome: 'energyLevel', lag: '0', date } }],
  [listExploredMeasures, { query: { date } }],
  [getWeekStory, { query: { date } }],
  [getWeekNarrative, { query: { date, language: 'en' } }],
  [listExperiments, {}],
  [proposeExperiment, { query: { outcome: 'mood' } }],
];
