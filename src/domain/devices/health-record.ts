import type { CalendarDay } from '../calendar-day.ts';
import type { CyclePhase, CycleSymptom } from '../cycle.ts';
import type { Intensity, WorkoutType } from '../fitness.ts';
import type { ObservedMeasure } from '../measures/catalogue.ts';
import type { SessionType } from '../mindfulness.ts';
import type { MealType } from '../nutrition/meals.ts';

/** One value of a measure on a day, in the unit of the catalogue. */
export interface DailyRecord {
  kind: 'daily';
  measure: ObservedMeasure;
  day: CalendarDay;
  value: number;
  /** When the source recorded the value. Of two values of one source, the newer one stays. */
  recordedAt: Date;
}

interface EventRecord {
  /** The id of the event at its source. Reading an event again replaces the first reading. */
  externalId: string;
  /** An IANA time zone, or an offset such as `+02:00` if only that is known. */
  zone: string;
}

/** A period of sleep. Lengths are in hours. Null means that the source does not say. */
interface NightRecord extends EventRecord {
  kind: 'night';
  bedtime: Date;
  wakeTime: Date;
  asleepHours: number | null;
  deepHours: number | null;
  remHours: number | null;
  lightHours: number | null;
  /** The measured share of the time in bed spent asleep, in percent. */
  efficiency: number | null;
  isNap: boolean;
}

interface WorkoutRecord extends EventRecord {
  kind: 'workout';
  startedAt: Date;
  minutes: number;
  type: WorkoutType;
  /** The name of the activity or the title that the person gave it, such as "Running". */
  title: string;
  intensity: Intensity | null;
  calories: number | null;
}

interface MealRecord extends EventRecord {
  kind: 'meal';
  eatenAt: Date;
  mealType: MealType;
  name: string;
  /** Kilocalories. */
  calories: number | null;
  /** Grams, like the other nutrients. */
  protein: number | null;
  carbs: number | null;
  fat: number | null;
}

/** A session of meditation or breathing. */
interface SessionRecord extends EventRecord {
  kind: 'session';
  startedAt: Date;
  minutes: number;
  type: SessionType;
}

/** A day of the menstrual cycle. Stored only if the person has switched the cycle module on. */
interface CycleRecord {
  kind: 'cycle';
  externalId: string;
  day: CalendarDay;
  /** 1 (lightest) to 5 (heaviest). */
  flow: number | null;
  phase: CyclePhase | null;
  isPeriodStart: boolean;
  symptoms: CycleSymptom[];
  notes: string | null;
}

/** What a device, an aggregator or an export file says, in the units and words of the product. */
export type HealthRecord =
  | DailyRecord
  | NightRecord
  | WorkoutRecord
  | MealRecord
  | SessionRecord
  | CycleRecord;

/** Why a part of a source was not stored. */
type RejectReason =
  /** The value is outside the bounds of its measure. */
  | 'outOfBounds'
  /** A date or number cannot be read. */
  | 'unreadable'
  /** The day lies in the future or before 1900. */
  | 'impossibleDay'
  /** The product has no place for this kind of data. */
  | 'notUsed'
  /** The person has not switched on the cycle module. */
  | 'moduleOff'
  /** A nap, or a second period of sleep on the same day. */
  | 'shorterSleep'
  /** The file ends before its data does. */
  | 'cutOff';

/** A part of a source that cannot become a record. */
export interface Rejection {
  kind: 'rejected';
  reason: RejectReason;
  /** The name of the data at its source, such as `HKQuantityTypeIdentifierStepCount` or a column. Never a value. */
  what: string;
  /** Where it is, to find it again: a day, a file or a line. */
  where: string | null;
}
