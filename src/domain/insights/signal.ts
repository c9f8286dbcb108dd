import type { CalendarDay } from '../calendar-day.ts';

export type SignalKind = 'trend' | 'change' | 'anomaly' | 'streak' | 'experiment';

/** Something worth telling that is not an association: about one measure, or an experiment that a finding suggests. */
export interface Signal {
  kind: SignalKind;
  /** The measure. For an experiment, its outcome. */
  measure: string;
  /** The habit that an experiment would test. Null for the other kinds. */
  exposure: string | null;
  /**
   * In the unit of the measure. For a trend, the change in 28 days. For a change of level, the new level minus the old
   * one. For an anomaly, the value minus the usual one. For a streak, its days. For an experiment, the finding's effect.
   */
  amount: number;
  /** For an anomaly, the usual value of its weekday. For a streak, the longest one in days. Otherwise null. */
  usual: number | null;
  /** The first day: of the trend, of the new level, of the streak, or the unusual day itself. */
  from: CalendarDay;
  /** The last day that was used. */
  to: CalendarDay;
  /** The number of days with a value that were used. */
  days: number;
  firstSeen: CalendarDay;
  /** The day of the run that computed these numbers. */
  lastChecked: CalendarDay;
  /** `withdrawn` if later days contradict it. `past` if it only is no longer new. */
  status: 'current' | 'withdrawn' | 'past';
}

/** Returns a key of a signal. A person has at most one signal per key, the newest. */
export const signalKey = ({ kind, measure, exposure }: Pick<Signal, 'kind' | 'measure' | 'exposure'>) =>
  JSON.stringify([kind, measure, exposure]);
