import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ImportFormat } from '#contracts/imports.ts';
import { pages } from '#contracts/pages.ts';
import { type ProviderId, providers } from '#domain/devices/providers.ts';
import { providerFiles } from './provider-files.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /**
     * The app whose export file is explained. Each press on an `ImportLink` increments `press`, so that a second press
     * on the same link is noticed.
     */
    importApp?: { format: ImportFormat | undefined; press: number };
  }
}

/** Links to the file import, which then explains how to get the file from the app of the provider. */
export function ImportLink({ provider, className }: { provider: ProviderId; className: string }) {
  const { t } = useTranslation('devices');
  return (
    <Link
      to={pages.devices}
      hash="import"
      state={({ importApp }) => ({
        importApp: { format: providerFiles[provider], press: (importApp?.press ?? 0) + 1 },
      })}
      aria-label={t('importInsteadName', { name: providers[provider].name })}
      className={className}
    >
      {t('importInstead')}
    </Link>
  );
}
