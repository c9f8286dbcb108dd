import type { CalendarDay } from '#domain/calendar-day.ts';
import type {
  CycleRecord,
  DailyRecord,
  HealthRecord,
  MealRecord,
  NightRecord,
  Rejection,
  SessionRecord,
  StoreReport,
  WorkoutRecord,
} from '#domain/devices/health-record.ts';
import type { Source } from '#domain/sources.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { storeRecords } from './records-service.ts';

/** The day of the test app's clock. */
export const today = '2026-03-10';
const now = new Date('2026-03-10T12:00:00Z');

/** Stores records of a source in a transaction, as a job does. */
export function storeInTransaction(
  { database }: TestApp,
  userId: number,
  records: (HealthRecord | Rejection)[],
  { source = 'device:oura', orderedAt }: { source?: Source; orderedAt?: Date } = {},
): Promise<StoreReport> {
  const context = { today, now, ...(orderedAt && { orderedAt }) };
  return database.db.transaction().execute((tx) => storeRecords(tx, userId, source, records, context));
}

const event = { externalId: 'e1', zone: 'Europe/Stockholm' };

export const steps = (value: number, day: CalendarDay = today, recordedAt = now): DailyRecord => ({
  ...{ kind: 'daily', measure: 'steps' },
  ...{ day, value, recordedAt },
});

/** A night from 23:00 to 07:00 in Stockholm, with 7.5 hours of sleep. */
export const night = (changes: Partial<NightRecord> = {}): NightRecord => ({
  ...event,
  kind: 'night',
  bedtime: new Date('2026-03-09T22:00:00Z'),
  wakeTime: new Date('2026-03-10T06:00:00Z'),
  ...{ asleepHours: 7.5, deepHours: 1.5, remHours: 2, lightHours: 4, efficiency: 93.75, isNap: false },
  ...changes,
});

export const workout = (changes: Partial<WorkoutRecord> = {}): WorkoutRecord => ({
  ...event,
  ...{ kind: 'workout', startedAt: new Date('2026-03-10T10:00:00Z'), minutes: 45, type: 'cardio' },
  ...{ title: 'Running', intensity: null, calories: 400 },
  ...changes,
});

export const meal = (changes: Partial<MealRecord> = {}): MealRecord => ({
  ...event,
  ...{ kind: 'meal', eatenAt: new Date('2026-03-10T11:00:00Z'), mealType: 'lunch', name: 'Soup' },
  ...{ calories: 300, protein: 10, carbs: 40, fat: 5 },
  ...changes,
});

export const session = (changes: Partial<SessionRecord> = {}): SessionRecord => ({
  ...event,
  ...{ kind: 'session', startedAt: new Date('2026-03-10T09:00:00Z'), minutes: 10, type: 'calm' },
  ...changes,
});

export const cycleDay = (changes: Partial<CycleRecord> = {}): CycleRecord => ({
  ...{ kind: 'cycle', externalId: 'e1', day: today, flow: 3, phase: null, isPeriodStart: true },
  ...{ symptoms: ['cramping'], notes: null },
  ...changes,
});
