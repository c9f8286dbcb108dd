import { useQuery } from '@tanstack/react-query';
import { listDevices } from '#contracts/devices.ts';
import { listImports } from '#contracts/imports.ts';
import { listSources } from '#contracts/sources.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';

/**
 * Returns whether every request of the page has failed and nothing is stored, and sends the requests again. One message
 * then replaces the messages of the cards. Stays true during the next attempt, so that the cards do not appear and
 * disappear.
 */
export function useFailedQueries() {
  const queries = [
    useQuery(endpointQuery(listImports)),
    useQuery(endpointQuery(listSources)),
    useQuery(endpointQuery(listDevices)),
  ];
  return {
    haveAllFailed: queries.every(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0),
    retry: () => void Promise.all(queries.map((query) => query.refetch())),
    error: queries[0]?.error,
  };
}
