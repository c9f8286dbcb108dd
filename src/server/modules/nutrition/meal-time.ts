import type { InstantInput } from '#contracts/inputs.ts';
import { type CalendarDay, toCalendarDay, toDayNumber } from '#domain/calendar-day.ts';
import { defaultMealTime, type MealType } from '#domain/nutrition/meals.ts';
import { toInstant, toTimeOfDay } from '#domain/zoned-time.ts';
import { assertInput, notInFuture } from '#server/http/assert-input.ts';
import { clockSkewMs, type EventTime, resolveDay, resolveEventTime } from '#server/http/event-time.ts';

interface MealTimeInput {
  date?: CalendarDay | undefined;
  timestamp?: InstantInput | undefined;
}

/**
 * Returns when a new meal was eaten. With a timestamp, this is the timestamp. Without a timestamp, it is the usual time
 * of the meal type if `date` is an earlier day, otherwise now. Throws `invalid_input` if `resolveDay` or
 * `resolveEventTime` rejects the input, if the timestamp is more than one day away from `date`, or if there is no
 * timestamp and `date` is in the future.
 */
export function resolveMealTime(
  input: MealTimeInput & { mealType: MealType },
  now: Date,
  zone: string,
): EventTime {
  const { date, timestamp } = input;
  const day = resolveDay(date, now, zone);
  if (timestamp) return onDay(resolveEventTime(timestamp, now, zone), date);
  assertHasBegun(day, now, zone);
  const at = day < toCalendarDay(now, zone) ? defaultMealTime(input.mealType, day, zone) : now;
  return { at, zone, day };
}

/**
 * Returns when a changed meal was eaten. With a new timestamp, this is the timestamp. The day is
 * then `date`, or the day of the timestamp if there is no `date`. With only a new `date`, the meal
 * keeps its zone and its time of day. If this time on the new day is in the future, `now` is used
 * instead. Returns `before` if neither the timestamp nor the `date` is new. Throws `invalid_input`
 * if `resolveDay` or `resolveEventTime` rejects the input, if the timestamp is more than one day
 * away from `date`, or if the new `date` is in the future.
 */
export function resolveMovedMealTime(input: MealTimeInput, before: EventTime, now: Date): EventTime {
  const { date = before.day, timestamp } = input;
  if (timestamp && timestamp.at.getTime() !== before.at.getTime()) {
    const day = input.date && resolveDay(input.date, now, before.zone);
    return onDay(resolveEventTime(timestamp, now, before.zone), day);
  }
  if (date === before.day) return before;
  const day = resolveDay(date, now, before.zone);
  assertHasBegun(day, now, before.zone);
  const at = toInstant(day, toTimeOfDay(before.at, before.zone), before.zone);
  return { at: earlier(at, now), zone: before.zone, day };
}

/**
 * Returns the earlier of two instants. Used for a meal that is moved or copied to today, so that its time is not in the
 * future.
 */
export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/**
 * Throws `invalid_input` for `field` if the day has not begun in the zone. Accepts a day that begins within
 * `clockSkewMs`, because the clock of a client may be ahead.
 */
export function assertHasBegun(day: CalendarDay, now: Date, zone: string, field = 'date'): void {
  const latest = toCalendarDay(new Date(now.getTime() + clockSkewMs), zone);
  assertInput(day <= latest, field, notInFuture);
}

/**
 * Returns the event time with `date` as its day. Throws `invalid_input` for `timestamp` if `date` is more than one day
 * away from the day of the event time.
 */
function onDay(time: EventTime, date: CalendarDay = time.day): EventTime {
  assertInput(Math.abs(toDayNumber(date) - toDayNumber(time.day)) <= 1, 'timestamp', {
    en: 'must be within one day of “date”',
    sv: 'måste ligga inom en dag från ”date”',
  });
  return { ...time, day: date };
}
