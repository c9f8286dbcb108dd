import type { CalendarDay } from '../calendar-day.ts';

export type SignalKind = 'trend' | 'change' | 'anomaly' | 'streak' | 'experiment';

/** A notable fact about one measure, or a suggestion to test a finding with an experiment. */
export interface Signal {
  kind: SignalKind;
  /** The name of the measure. For an experiment, the outcome. */
  measure: string;
  /** The habit that an experiment would test. Null for the other kinds. */
  exposure: string | null;
  /**
   * The size of the signal, in the unit of the measure except for a streak. For a trend, the change in 28 days. For a
   * change of level, the new level minus the old level. For an anomaly, the value minus the usual value. For an
   * experiment, the effect of the finding. For a streak, the number of days.
   */
  amount: number;
  /**
   * For an anomaly, the usual value on that weekday. For a streak, the length of the longest streak in days. Otherwise
   * null.
   */
  usual: number | null;
  /**
   * The first day of the trend, of the new level or of the streak, or the unusual day itself. For an experiment, the
   * `firstSeen` of the finding.
   */
  from: CalendarDay;
  /** The last day whose value the signal is based on. */
  to: CalendarDay;
  /** The number of days on whose values the signal is based. */
  days: number;
  firstSeen: CalendarDay;
  /** The day for which the signal was last computed. */
  lastChecked: CalendarDay;
  /**
   * `withdrawn` if later days contradict the signal. `past` if a later run no longer found the signal, for example
   * because the signal is no longer new.
   */
  status: 'current' | 'withdrawn' | 'past';
}

/** Returns the key of a signal. Only the newest signal per key is kept for a person. */
export const signalKey = ({ kind, measure, exposure }: Pick<Signal, 'kind' | 'measure' | 'exposure'>) =>
  JSON.stringify([kind, measure, exposure]);
