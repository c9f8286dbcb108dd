import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getWeekStory } from '#contracts/insights.ts';

/** A measure of the last complete week, compared with earlier weeks. */
export type WeekFact = EndpointOutput<typeof getWeekStory>['facts'][number];

export type UnusualFact = WeekFact & { standing: 'above' | 'below' };

export const isUnusual = (fact: WeekFact): fact is UnusualFact => fact.standing !== 'usual';
