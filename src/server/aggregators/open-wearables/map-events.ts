import type { z } from 'zod';
import { addDays, toCalendarDay } from '#domain/calendar-day.ts';
import type { CycleRecord, HealthRecord, Rejection } from '#domain/devices/health-record.ts';
import { divide } from '../daily-records.ts';
import { toPercentOrNull } from '../percent.ts';
import type { MapContext } from '../read-items.ts';
import { preferOffset, readDay, readTime } from '../read-time.ts';
import { notUsed, ofCycle, unreadable } from '../rejections.ts';
import type { menstrualCycle, sleepSession, workout } from './schemas.ts';
import { typeOfWorkout, workoutTitle } from './workout-types.ts';

type Mapped = (HealthRecord | Rejection)[];

/** The most days of a menstrual period that are stored. A longer period is shortened to this length. */
const maxPeriodDays = 14;

/**
 * Returns the night of a sleep session. If all stages are 0, the device did not measure stages. The hours of the stages
 * are then null.
 */
export function mapSleep(session: z.output<typeof sleepSession>, context: MapContext): Mapped {
  const zone = preferOffset(session.zone_offset, context.zone);
  const start = readTime(session.start_time, zone);
  const end = readTime(session.end_time, zone);
  if (!start || !end) return [unreadable('events/sleep', session.id)];
  const { deep_minutes: deep, rem_minutes: rem, light_minutes: light } = session.stages ?? {};
  const stageMinutes = (deep ?? 0) + (rem ?? 0) + (light ?? 0);
  const stageHours = (minutes: number | null | undefined) =>
    stageMinutes === 0 ? null : divide(minutes, 60);
  return [
    {
      kind: 'night',
      externalId: session.id,
      zone: start.zone,
      bedtime: start.instant,
      wakeTime: end.instant,
      asleepHours: divide(session.sleep_duration_seconds, 3600) ?? stageHours(stageMinutes),
      deepHours: stageHours(deep),
      remHours: stageHours(rem),
      lightHours: stageHours(light),
      efficiency: toPercentOrNull(session.efficiency_percent),
      isNap: session.is_nap ?? false,
    },
  ];
}

/**
 * Returns a workout, or a session if the event is a meditation. Returns a rejection for an activity that is not
 * exercise, or if the times cannot be read.
 */
export function mapWorkout(event: z.output<typeof workout>, context: MapContext): Mapped {
  const zone = preferOffset(event.zone_offset, context.zone);
  const start = readTime(event.start_time, zone);
  const end = readTime(event.end_time, zone);
  if (!start || !end) return [unreadable('events/workouts', event.id)];
  const kind = typeOfWorkout(event.type ?? 'other');
  const common = {
    externalId: event.id,
    zone: start.zone,
    startedAt: start.instant,
    minutes: divide(event.duration_seconds, 60) ?? (end.instant.getTime() - start.instant.getTime()) / 60_000,
  };
  if (kind === 'none') {
    return [notUsed(`events/workouts ${event.type}`, event.id)];
  }
  if (kind === 'meditation') return [{ kind: 'session', ...common, type: 'mindfulness' }];
  return [
    {
      kind: 'workout',
      ...common,
      type: kind,
      title: event.name || workoutTitle(event.type ?? 'workout'),
      intensity: null,
      calories: event.calories_kcal ?? null,
    },
  ];
}

/**
 * Returns a record for each day of the menstrual period with which a cycle begins, at least 1 and at most 14 days.
 * Always returns the first day. Leaves out other days that are after the day of `recordedAt`. Returns a rejection
 * instead if the cycle is predicted or its start cannot be read.
 *
 * If `zone_offset` is missing, the start is a local date that is written as midnight in UTC. So its date is used as it
 * is, without conversion to the person's zone.
 */
export function mapCycle(cycle: z.output<typeof menstrualCycle>, { zone, recordedAt }: MapContext): Mapped {
  const what = 'events/menstrual-cycles';
  const start = readTime(cycle.start_time, preferOffset(cycle.zone_offset, zone));
  const day =
    start && cycle.zone_offset ? toCalendarDay(start.instant, start.zone) : readDay(cycle.start_time);
  if (!day) return [ofCycle(unreadable(what, cycle.id))];
  if (cycle.is_predicted_cycle) {
    return [ofCycle(notUsed(`${what}.is_predicted_cycle`, day))];
  }
  const length = Math.min(maxPeriodDays, Math.max(1, Math.round(cycle.period_length ?? 1)));
  const today = toCalendarDay(recordedAt, zone);
  return Array.from({ length }, (_, index): CycleRecord => {
    const each = addDays(day, index);
    return {
      kind: 'cycle',
      externalId: index === 0 ? cycle.id : `${cycle.id}:${index + 1}`,
      day: each,
      flow: null,
      phase: 'menstrual',
      isPeriodStart: index === 0,
      symptoms: [],
      notes: null,
    };
  }).filter((record, index) => index === 0 || record.day <= today);
}
