import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import { useLastSeen } from './last-seen.ts';

/**
 * Returns when this device received the oldest stored response that the page shows, in milliseconds since 1970. Returns
 * undefined if the page shows none. The page shows stored responses only while the server is unreachable.
 */
export function useOldestShown(): number | undefined {
  const lastSeen = useLastSeen();
  const cache = useQueryClient().getQueryCache();
  const oldest = () => {
    const times = cache.findAll({ type: 'active' }).flatMap(({ queryKey: [path, input] }) => {
      const time = lastSeen.get(buildUrl(String(path), (input ?? {}) as RequestParts));
      return time === undefined ? [] : [time];
    });
    return times.length > 0 ? Math.min(...times) : undefined;
  };
  return useSyncExternalStore((listener) => cache.subscribe(listener), oldest);
}
