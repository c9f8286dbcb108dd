import { useQuery } from '@tanstack/react-query';
import { getAiService } from '#contracts/ai.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { QueryState } from '#web/lib/join-queries.ts';
import type { SectionId } from './current-section.ts';
import { useExport } from './use-export.ts';
import { useNotificationSettings } from './use-notifications.ts';
import { usePasskeys } from './use-passkeys.ts';
import { useSecondFactor } from './use-second-factor.ts';
import { useSessions } from './use-sessions.ts';

export type SectionQuery = Pick<QueryState<unknown>, 'data' | 'error'>;

/** Returns whether the content of a section could not be loaded. */
export const hasFailed = ({ data, error }: SectionQuery): boolean => data === undefined && Boolean(error);

/** Returns the sections whose content could not be loaded. */
export function useFailedSections(preferences: SectionQuery): SectionId[] {
  const queries: [SectionId, SectionQuery][] = [
    ['passkeys', usePasskeys()],
    ['factor', useSecondFactor()],
    ['sessions', useSessions()],
    ['notifications', useNotificationSettings()],
    ['ai', useQuery(endpointQuery(getAiService))],
    ['preferences', preferences],
    ['numbers', preferences],
    ['export', useExport()],
  ];
  return queries.filter(([, query]) => hasFailed(query)).map(([id]) => id);
}
