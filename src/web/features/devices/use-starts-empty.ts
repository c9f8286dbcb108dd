import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listHealthMetrics } from '#contracts/measures.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { listOwnDays } from './list-own-days.ts';
import { useSources } from './use-sources.ts';

/**
 * Returns whether there was no value when the page was loaded. Stays the same until the person leaves the page, so that
 * the first values do not move the import that brings them.
 */
export function useStartsEmpty(): boolean {
  const sources = useSources().data;
  const metrics = useQuery(endpointQuery(listHealthMetrics, { query: {} })).data;
  const [startsEmpty, setStartsEmpty] = useState<boolean>();
  if (startsEmpty !== undefined || !sources || !metrics) return startsEmpty ?? false;
  const isEmpty = sources.length === 0 && listOwnDays(metrics).length === 0;
  setStartsEmpty(isEmpty);
  return isEmpty;
}
