import type { Experiment } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';

/** `planned` means that the person answered and followed the plan. `other` means that they did not follow it. */
export type DayState = 'ahead' | 'unanswered' | 'planned' | 'other';

/**
 * Returns the state of a day of a plan. `isOn` says whether the plan has the action on. If the action is to go without
 * something, every answer follows the plan of a day with the action off, which is to live as usual.
 */
export function dayState(
  { day, done }: Pick<Experiment['days'][number], 'day' | 'done'>,
  isOn: boolean,
  form: Experiment['plan']['action']['form'],
  today: CalendarDay,
): DayState {
  if (day > today) return 'ahead';
  if (done === null) return 'unanswered';
  return done === isOn || (!isOn && form === 'without') ? 'planned' : 'other';
}
