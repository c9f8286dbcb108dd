interface MetricRule {
  min: number;
  max: number;
  kind: 'scale' | 'count' | 'yesNo' | 'measure';
}

/** What makes up a day's health metric entry. */
export const entryMetrics = {
  mood: { min: 0, max: 10, kind: 'scale' },
  energyLevel: { min: 0, max: 10, kind: 'scale' },
  stressLevel: { min: 0, max: 10, kind: 'scale' },
  sleepQuality: { min: 0, max: 10, kind: 'scale' },
  waterIntake: { min: 0, max: 50, kind: 'count' },
  alcoholConsumption: { min: 0, max: 1, kind: 'yesNo' },
  sugarIntake: { min: 0, max: 1, kind: 'yesNo' },
  junkFoodConsumption: { min: 0, max: 1, kind: 'yesNo' },
  selfCareActivity: { min: 0, max: 1, kind: 'yesNo' },
  procrastination: { min: 0, max: 1, kind: 'yesNo' },
  sleepHours: { min: 0, max: 24, kind: 'measure' },
  heartRate: { min: 20, max: 250, kind: 'measure' },
} as const satisfies Record<string, MetricRule>;

/** Kilograms, per cent of them, and centimetres around the waist. */
export const bodyMetrics = {
  weight: { min: 20, max: 400, kind: 'measure' },
  bodyFat: { min: 2, max: 75, kind: 'measure' },
  waist: { min: 30, max: 250, kind: 'measure' },
} as const satisfies Record<string, MetricRule>;

export type BodyMetric = keyof typeof bodyMetrics;
export const bodyMetricNames = Object.keys(bodyMetrics) as BodyMetric[];

/** What is kept as one number per person and day; the bounds are those outside which no body lives. */
export type Metric = keyof typeof entryMetrics | BodyMetric;

/** Where a number came from. Of several sources of one day the first in this order is shown. */
export const sourceOrder = ['manual', 'checkin', 'device'] as const;

export type MetricSource = (typeof sourceOrder)[number];

export interface Observation {
  day: string;
  metric: string;
  source: string;
  value: number;
}

/** The number that stands for each day and metric: that of the first source in the order; an unknown source comes last. */
export function resolveObservations<T extends Observation>(
  observations: T[],
  order: readonly string[] = sourceOrder,
): T[] {
  const rank = (source: string) => (order.includes(source) ? order.indexOf(source) : order.length);
  const chosen = new Map<string, T>();
  for (const observation of observations) {
    const key = `${observation.day} ${observation.metric}`;
    const rival = chosen.get(key);
    if (!rival || rank(observation.source) < rank(rival.source)) chosen.set(key, observation);
  }
  return [...chosen.values()];
}
