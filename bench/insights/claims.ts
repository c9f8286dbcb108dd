import { addDays } from '#domain/calendar-day.ts';
import { advance, emptyMemory } from '#domain/insights/advance.ts';
import type { MetricSeries } from '#domain/insights/metric.ts';
import type { GeneratedPerson } from './generate-person.ts';

/**
 * An association between an exposure and an outcome that a method claims for a person. A method
 * claims each pair at most once per lag. With `lag` 1, the exposure is related to the outcome of
 * the next day.
 */
export interface Claim {
  /** The number of the day on which the method made this claim. The person's first day is 1. */
  day: number;
  exposure: string;
  outcome: string;
  lag: 0 | 1;
  sign: number;
  /** The stated probability, 0 to 1, that the claim is right. Undefined if the method states none. */
  confidence?: number;
}

const firstDay = '2024-01-01';

/** Returns the engine's claims about a person after `days` days. */
export function engineClaims(person: GeneratedPerson, days: number): Claim[] {
  const { events } = advance(emptyMemory, toSeries(person), addDays(firstDay, days - 1));
  return events
    .filter(({ event }) => event === 'found')
    .map(({ look, exposure, outcome, lag, effect, confidence }) => ({
      day: (Date.parse(look) - Date.parse(firstDay)) / 86_400_000 + 1,
      sign: Math.sign(effect),
      ...{ exposure, outcome, lag, confidence },
    }));
}

function toSeries({ metrics }: GeneratedPerson): MetricSeries[] {
  return metrics.map(({ values, ...metric }) => ({
    ...metric,
    values: Array.from(values, (value, day) => ({ day: dayOf(day), value })).filter(
      ({ value }) => !Number.isNaN(value),
    ),
  }));
}

const texts: string[] = [];

/**
 * Returns the calendar day that is `index` days after `firstDay`. Caches the results, because all people have the same
 * days.
 */
function dayOf(index: number): string {
  for (let next = texts.length; next <= index; next++) texts.push(addDays(firstDay, next));
  return texts[index] ?? '';
}
