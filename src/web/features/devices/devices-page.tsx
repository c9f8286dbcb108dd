import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConnectedCount } from './connected-count.tsx';
import { DeviceList } from './device-list.tsx';
import { useDevices } from './use-devices.ts';
import { useSyncProgress } from './use-sync-progress.ts';

/** Shows the devices that can be connected. */
export function DevicesPage() {
  const { t } = useTranslation('imports');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Devices />
    </>
  );
}

function Devices() {
  const { t } = useTranslation(['devices', 'imports']);
  const syncProgress = useSyncProgress();
  const query = useDevices((devices) => devices.some(syncProgress.isSyncing));
  return (
    <Card title={t('imports:devices')} action={query.data && <ConnectedCount devices={query.data.devices} />}>
      <QueryView query={query} errorTitle={t('loadFailed')} loading={<Skeleton height="21rem" />}>
        {(data) => <DeviceList data={data} syncProgress={syncProgress} layout="page" />}
      </QueryView>
    </Card>
  );
}
