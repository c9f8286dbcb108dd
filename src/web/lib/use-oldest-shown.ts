import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buildUrl, type RequestParts } from '#contracts/build-request.ts';
import { useLastSeen } from './last-seen.ts';

/** Returns when the oldest of the shown stored responses was sent, in milliseconds, or undefined if none is shown. */
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
