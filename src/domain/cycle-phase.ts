import { addDays, type CalendarDay, toDayNumber } from './calendar-day.ts';
import { type Cycle, type CyclePhase, isUsableCycle } from './cycle.ts';
import type { CyclePrediction } from './cycle-prediction.ts';

/**
 * The fewest and the most days from ovulation to the next period, in 95% of cycles (Bull et al., npj Digital Medicine
 * 2019, 612,613 cycles).
 */
const lutealDays = { min: 7, max: 17 } as const;

/** The longest normal period in days (FIGO 2018: up to eight days). */
const maxPeriodDays = 8;

interface LoggedDay {
  day: CalendarDay;
  phase: CyclePhase | null;
  flowIntensity: number | null;
  periodStart: boolean;
}

/**
 * What a phase is based on. `recorded`: the person's own entry for the day. `known_starts`: the recorded period starts
 * before and after the day. `predicted_start`: the predicted start of the next period. A phase that is based on
 * recorded starts is right for at least 95% of cycles. A phase that is based on a predicted start is less certain,
 * because the prediction can be wrong.
 */
export const phaseSources = ['recorded', 'known_starts', 'predicted_start'] as const;
export type PhaseSource = (typeof phaseSources)[number];

/** The phase of a day and what it is based on. */
export interface DayPhase {
  date: CalendarDay;
  phase: CyclePhase;
  basis: PhaseSource;
}

/**
 * Returns the days of bleeding, sorted and unique. These are the days of entries that are marked as a period start or
 * as menstrual. Entries without a phase also count if they have flow in the first eight days of a cycle.
 */
export function findPeriodDays(entries: LoggedDay[], cycles: Cycle[]): CalendarDay[] {
  const isPeriod = (entry: LoggedDay) =>
    entry.periodStart ||
    entry.phase === 'menstrual' ||
    (entry.phase === null && entry.flowIntensity !== null && getCycleDay(entry.day, cycles) <= maxPeriodDays);
  return [...new Set(entries.filter(isPeriod).map((entry) => entry.day))].sort();
}

/**
 * Returns the phase of each day from `from` to `to`, oldest first. A recorded phase takes precedence over an estimate.
 * A period start without a recorded phase counts as menstrual. Omits days whose phase is uncertain.
 */
export function estimatePhases(
  from: CalendarDay,
  to: CalendarDay,
  entries: LoggedDay[],
  cycles: Cycle[],
  prediction: CyclePrediction | null,
): DayPhase[] {
  const recorded = new Map<CalendarDay, CyclePhase>();
  for (const { day, phase, periodStart } of entries) {
    if (phase !== null || periodStart) recorded.set(day, phase ?? 'menstrual');
  }
  const phases: DayPhase[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const recordedPhase = recorded.get(date);
    const known = recordedPhase
      ? { phase: recordedPhase, basis: 'recorded' as const }
      : estimatePhase(date, cycles, prediction);
    if (known) phases.push({ date, ...known });
  }
  return phases;
}

/**
 * Estimates the phase of a day from the number of days until the next period. Counting back from
 * the next period is more precise than counting from the last period, because the luteal phase
 * varies least between cycles.
 *
 * A day is luteal if the next period starts in at most 7 days. A day is follicular if the next
 * period starts in more than 18 days and the day is after the eighth day of the cycle. If the next
 * period is only predicted, the condition must hold for both the earliest and the latest predicted
 * start. Returns undefined for all other days, because their phase is uncertain. Also returns
 * undefined for days from the earliest predicted start on, for days of a completed cycle that is
 * too long or atypical (see `isUsableCycle`), and for days of the current cycle if there is no
 * prediction.
 */
export function estimatePhase(
  day: CalendarDay,
  cycles: Cycle[],
  prediction: CyclePrediction | null,
): { phase: CyclePhase; basis: PhaseSource } | undefined {
  const cycle = cycles.findLast(({ start }) => start <= day);
  const next = cycle && findNextStart(cycle, prediction);
  if (!next || day >= next.earliest) return undefined;
  const [soonest, latest] = [next.earliest, next.latest].map(
    (start) => toDayNumber(start) - toDayNumber(day),
  );
  if (Number(latest) <= lutealDays.min) return { phase: 'luteal', basis: next.basis };
  const pastPeriod = getCycleDay(day, cycles) > maxPeriodDays;
  return pastPeriod && Number(soonest) > lutealDays.max + 1
    ? { phase: 'follicular', basis: next.basis }
    : undefined;
}

function findNextStart(cycle: Cycle, prediction: CyclePrediction | null) {
  if (cycle.length !== null) {
    const start = addDays(cycle.start, cycle.length);
    return isUsableCycle(cycle)
      ? { earliest: start, latest: start, basis: 'known_starts' as const }
      : undefined;
  }
  return prediction
    ? { earliest: prediction.earliest, latest: prediction.latest, basis: 'predicted_start' as const }
    : undefined;
}

/** Returns the day of the cycle: 1 on the day of a period start, Infinity before the first period start. */
function getCycleDay(day: CalendarDay, cycles: Cycle[]): number {
  const start = cycles.findLast((cycle) => cycle.start <= day)?.start;
  return start === undefined ? Number.POSITIVE_INFINITY : toDayNumber(day) - toDayNumber(start) + 1;
}
