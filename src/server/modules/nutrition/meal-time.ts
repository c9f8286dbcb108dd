import { addDays, type CalendarDay, dayNumber, dayOf } from '#domain/calendar-day.ts';
import { type MealType, usualMoment } from '#domain/nutrition.ts';
import { instantOf, timeOf } from '#domain/zoned-time.ts';
import { assertThat } from '#server/http/api-error.ts';
import { type EventTime, resolveEventTime } from '#server/http/event-time.ts';

interface MealTimeInput {
  date?: CalendarDay | undefined;
  timestamp?: Date | undefined;
}

/** When a new meal was eaten: as said, now if nothing is, or at the meal's usual time on the day named. */
export function resolveMealTime(
  input: MealTimeInput & { mealType: MealType },
  now: Date,
  zone: string,
): EventTime {
  const today = dayOf(now, zone);
  const { date, timestamp } = input;
  if (date !== undefined) assertNotInFuture(date, today, 'date');
  if (timestamp) return onDay(resolveEventTime(timestamp, now, zone), date);
  if (date === undefined || date === today) return { at: now, zone, day: today };
  return { at: usualMoment(input.mealType, date, zone), zone, day: date };
}

/** The same for a meal that is changed: what is not said anew stays, and its zone stays in any case. */
export function resolveMovedMealTime(input: MealTimeInput, before: EventTime, now: Date): EventTime {
  const { date = before.day, timestamp = before.at } = input;
  if (timestamp.getTime() !== before.at.getTime()) {
    return onDay(resolveEventTime(timestamp, now, before.zone), input.date);
  }
  if (date === before.day) return before;
  assertNotInFuture(date, dayOf(now, before.zone), 'date');
  return { at: instantOf(date, timeOf(before.at, before.zone), before.zone), zone: before.zone, day: date };
}

/** A day ahead is let through: the sender may sit on the other side of the date line. */
export function assertNotInFuture(date: CalendarDay, today: CalendarDay, field: string): void {
  assertThat(date <= addDays(today, 1), 'invalid_input', field);
}

/** The day one names stands; of an instant elsewhere in the calendar it would be a contradiction. */
function onDay(time: EventTime, date: CalendarDay = time.day): EventTime {
  assertThat(Math.abs(dayNumber(date) - dayNumber(time.day)) <= 1, 'invalid_input', 'timestamp');
  return { ...time, day: date };
}
