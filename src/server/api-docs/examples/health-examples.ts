import { listAchievements } from '#contracts/achievements.ts';
import { deleteBody, getBody, saveBody } from '#contracts/body.ts';
import { listQuestions, listResponses, saveResponse } from '#contracts/checkin.ts';
import {
  createCycleEntry,
  deleteCycleEntry,
  getCycleCalendar,
  listCycleEntries,
  updateCycleEntry,
} from '#contracts/cycle.ts';
import { listRecentActivity } from '#contracts/dashboard.ts';
import { listLostEdits } from '#contracts/edits.ts';
import {
  createActivity,
  deleteActivity,
  getFitnessSummary,
  listActivities,
  listWorkoutDays,
  updateActivity,
} from '#contracts/fitness.ts';
import { getHorizonYear, listHealthMetrics, listSourceOrders, saveSourceOrder } from '#contracts/measures.ts';
import {
  createMeditationSession,
  deleteMeditationSession,
  getMindfulnessSummary,
  listMeditationDays,
  listMeditationSessions,
  rateMeditationSession,
} from '#contracts/mindfulness.ts';
import { savePreferences } from '#contracts/preferences.ts';
import {
  deleteNight,
  getSleepGoals,
  getSleepSummary,
  listNights,
  saveNight,
  saveSleepGoals,
} from '#contracts/sleep.ts';
import { saveHealthMetrics } from '#contracts/vitals.ts';
import { exampleDay as date, type Examples } from './example.ts';

const workout = {
  type: 'cardio',
  duration: 30,
  intensity: 'moderate',
  timestamp: '2026-03-10T07:30:00+01:00',
};
const range = { from: '2026-03-01', to: '2026-03-31' };
const cycleEntry = { date, flowIntensity: 3, symptoms: ['cramping'], periodStart: true };

export const healthExamples: Examples = [
  [listActivities, { query: { date } }],
  [createActivity, { body: workout }],
  [updateActivity, { ids: { id: createActivity }, body: { ...workout, duration: 45, notes: 'By the lake' } }],
  [deleteActivity, { ids: { id: createActivity } }],
  [getFitnessSummary, { query: { date, weekStart: '2026-03-09' } }],
  [listWorkoutDays, { query: { from: '2026-03-01', to: date } }],
  [getSleepGoals, {}],
  [
    saveSleepGoals,
    { body: { targetSleepHours: 8, targetBedtime: '22:30', targetWakeTime: '06:30', targetQuality: 8 } },
  ],
  [listNights, { query: { limit: 7 } }],
  [saveNight, { body: { date, bedtime: '22:45', wakeTime: '06:40', quality: 8 } }],
  [deleteNight, { after: [saveNight], params: { date } }],
  [getSleepSummary, { query: { date } }],
  [listMeditationDays, { query: { from: '2026-03-01', to: date } }],
  [listMeditationSessions, { query: { limit: 10 } }],
  [createMeditationSession, { body: { type: 'calm', duration: 10, completed: true, moodBefore: 5 } }],
  [rateMeditationSession, { ids: { id: createMeditationSession }, body: { moodAfter: 7 } }],
  [deleteMeditationSession, { ids: { id: createMeditationSession } }],
  [getMindfulnessSummary, { query: { date } }],
  [listQuestions, { query: { language: 'en' } }],
  [listResponses, { query: { date } }],
  [saveResponse, { body: { questionId: 1, response: 7, date } }],
  [listHealthMetrics, { query: { date } }],
  [getHorizonYear, { query: { year: 2026 } }],
  [saveHealthMetrics, { body: { date, heartRate: 58, steps: 8400 } }],
  [listSourceOrders, {}],
  [saveSourceOrder, { params: { measure: 'steps' }, body: { sources: ['device:garmin', 'self'] } }],
  [listRecentActivity, { query: { date } }],
  [listLostEdits, {}],
  [listAchievements, {}],
  [getBody, { query: range }],
  [saveBody, { body: { date, weight: 68.5, bodyFat: 24.1, waist: 74 } }],
  [deleteBody, { after: [saveBody], params: { date } }],
  [listCycleEntries, { after: [savePreferences] }],
  [createCycleEntry, { after: [savePreferences], body: cycleEntry }],
  [updateCycleEntry, { ids: { id: createCycleEntry }, body: { ...cycleEntry, pain: 4 } }],
  [deleteCycleEntry, { ids: { id: createCycleEntry } }],
  [getCycleCalendar, { after: [savePreferences], query: range }],
];
