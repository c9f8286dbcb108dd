import { describe, expect, test } from 'vitest';
import { providerIds, syncedProviderIds } from './providers.ts';
import { mayUse } from './source-use.ts';

describe('the use of a source', () => {
  const purposes = ['show', 'claim', 'share'] as const;
  const usesOf = (source: string) => purposes.filter((purpose) => mayUse(source, purpose));

  test('what a person entered may be used for everything', () => {
    expect(usesOf('self')).toEqual(purposes);
  });

  test.each(providerIds)('invented values of %s are only shown', (provider) => {
    expect(usesOf(`device:simulated-${provider}`)).toEqual(['show']);
  });

  test.each(['device:strava', 'import:strava'])('%s is not shared', (source) => {
    expect(usesOf(source)).toEqual(['show', 'claim']);
  });

  test('the other devices and imports may be used for everything', () => {
    const sources = syncedProviderIds.filter((id) => id !== 'strava').map((id) => `device:${id}`);
    expect(sources).toHaveLength(10);
    for (const source of [...sources, 'import:csv', 'import:apple-health', 'device:constructor'])
      expect(usesOf(source)).toEqual(purposes);
  });
});
