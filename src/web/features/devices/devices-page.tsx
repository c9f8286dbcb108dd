import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listDevices } from '#contracts/devices.ts';
import { listImports } from '#contracts/imports.ts';
import { pages } from '#contracts/pages.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { usePageFailure } from '#web/lib/use-page-failure.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RealCount } from './connected-count.tsx';
import { DeviceGroups } from './device-groups.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportSection } from './import-section.tsx';
import { OrderSection } from './order-section.tsx';
import { RejectedSection } from './rejected-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import { useDevices } from './use-devices.ts';
import { useSources } from './use-sources.ts';
import { useStartsEmpty } from './use-starts-empty.ts';
import { useSyncProgress } from './use-sync-progress.ts';

/**
 * Shows the sources of the data, the import of files, earlier imports, and the devices. Also shows the order of
 * preference of the sources, and the received values that the server did not store. Without values, starts with the
 * import. `checkin` is a link to today's check-in.
 */
export function DevicesPage({ checkin }: { checkin: ReactNode }) {
  const { t } = useTranslation(['imports', 'devices', 'shell']);
  const failure = usePageFailure([
    useQuery(endpointQuery(listImports)),
    useSources(),
    useQuery(endpointQuery(listDevices)),
  ]);
  const startsEmpty = useStartsEmpty();
  const sources = (
    <>
      <SourcesSection checkin={checkin} />
      <OrderSection />
    </>
  );
  return (
    <>
      <BackLink to={pages.home} label={t('shell:dashboard')} />
      <PageHeader title={t('imports:title')} subtitle={t('imports:subtitle')} />
      <div className="mb-4 empty:hidden sm:mb-6">
        <OfflineNote text={t('devices:offline')} />
      </div>
      <div className="flex flex-col gap-4 sm:gap-6">
        {failure && <QueryError page query={failure} title={t('imports:loadFailed')} />}
        {!failure && !startsEmpty && sources}
        <ImportSection isDown={failure !== undefined} />
        <ImportHistory />
        {!failure && startsEmpty && sources}
        {!failure && (
          <>
            <AfterFirstView waiting={<Skeleton height="12rem" />}>
              <Devices />
            </AfterFirstView>
            <RejectedSection />
          </>
        )}
      </div>
    </>
  );
}

function Devices() {
  const { t } = useTranslation(['devices', 'imports']);
  const syncProgress = useSyncProgress();
  const query = useDevices((devices) => devices.some(syncProgress.isSyncing));
  return (
    <Card
      isColumn
      title={t('imports:devices')}
      action={query.data && <RealCount devices={query.data.devices} />}
    >
      <QueryView compact query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="9rem" />}>
        {(data) => <DeviceGroups data={data} syncProgress={syncProgress} />}
      </QueryView>
    </Card>
  );
}
