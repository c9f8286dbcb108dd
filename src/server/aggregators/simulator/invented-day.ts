import { type CalendarDay, getWeekday, toDayNumber } from '#domain/calendar-day.ts';
import type { ProviderId } from '#domain/devices/providers.ts';
import type { BothLanguages } from '#domain/measures/measure.ts';
import { chanceOf } from './chance.ts';

/** A day of a person for which data is invented. `person` identifies the person. */
export interface InventedDay {
  person: string;
  provider: ProviderId;
  day: CalendarDay;
  /** The time zone of the person. */
  zone: string;
  /** Nothing is invented after this instant. */
  now: Date;
  /** The language of the titles of workouts and the names of meals. */
  language: keyof BothLanguages;
}

/**
 * Returns the value of a slow wave on a day, between -1 and 1. The wave has a period of 70 to 120 days and differs
 * between people and between values of `what`.
 */
export function driftOf(person: string, day: CalendarDay, what: string): number {
  const chance = chanceOf(person, what, 'drift');
  const period = 70 + 50 * chance();
  return Math.sin((2 * Math.PI * toDayNumber(day)) / period + 2 * Math.PI * chance());
}

/** Returns whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: CalendarDay): boolean => getWeekday(day) % 6 === 0;
