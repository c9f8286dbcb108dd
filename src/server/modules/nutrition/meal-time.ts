import type { InstantInput } from '#contracts/inputs.ts';
import { type CalendarDay, toCalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { defaultMealTime, type MealType } from '#domain/nutrition/meals.ts';
import { toInstant, toTimeOfDay } from '#domain/zoned-time.ts';
import { assertThat } from '#server/http/api-error.ts';
import { type EventTime, resolveDay, resolveEventTime } from '#server/http/event-time.ts';

interface MealTimeInput {
  date?: CalendarDay | undefined;
  timestamp?: InstantInput | undefined;
}

/**
 * Returns when a new meal was eaten: at `timestamp`, or without a timestamp now, or at the meal type's usual time if
 * `date` is another day. Throws `invalid_input` if `resolveDay` or `resolveEventTime` rejects the input.
 */
export function resolveMealTime(
  input: MealTimeInput & { mealType: MealType },
  now: Date,
  zone: string,
): EventTime {
  const { date, timestamp } = input;
  const day = resolveDay(date, now, zone);
  if (timestamp) return onDay(resolveEventTime(timestamp, now, zone), date);
  const at = day === toCalendarDay(now, zone) ? now : defaultMealTime(input.mealType, day, zone);
  return { at, zone, day };
}

/**
 * Returns when a changed meal was eaten. Keeps the zone. Keeps the day or the time if the input does not contain it.
 */
export function resolveMovedMealTime(input: MealTimeInput, before: EventTime, now: Date): EventTime {
  const { date = before.day, timestamp } = input;
  if (timestamp && timestamp.at.getTime() !== before.at.getTime()) {
    const day = input.date && resolveDay(input.date, now, before.zone);
    return onDay(resolveEventTime(timestamp, now, before.zone), day);
  }
  if (date === before.day) return before;
  const day = resolveDay(date, now, before.zone);
  return { at: toInstant(day, toTimeOfDay(before.at, before.zone), before.zone), zone: before.zone, day };
}

/**
 * Returns the time with another day. Throws `invalid_input` for `timestamp` if that day is more than one day away from
 * the day of the time.
 */
function onDay(time: EventTime, date: CalendarDay = time.day): EventTime {
  assertThat(Math.abs(toDayNumber(date) - toDayNumber(time.day)) <= 1, 'invalid_input', 'timestamp');
  return { ...time, day: date };
}
