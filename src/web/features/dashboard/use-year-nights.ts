import { useQueries } from '@tanstack/react-query';
import { listNights } from '#contracts/sleep.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/** The first and the last day of each quarter. A quarter has fewer nights than `listNights` returns at most. */
const quarters = [
  ['01-01', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
];

/** Returns the nights of a year. `nights` is undefined while they load, and if they cannot be loaded. */
export function useYearNights(year: number) {
  const today = useToday();
  const started = quarters.filter(([first]) => `${year}-${first}` <= today);
  const queries = useQueries({
    queries: started.map(([first, last]) => ({
      ...endpointQuery(listNights, {
        query: { from: `${year}-${first}`, to: `${year}-${last}`, limit: 100 },
      }),
      retry: false,
    })),
  });
  return {
    nights: queries.every(({ data }) => data) ? queries.flatMap(({ data = [] }) => data) : undefined,
    isLoading: queries.some(({ isLoading }) => isLoading),
  };
}
