import { useTranslation } from 'react-i18next';
import type { listDevices } from '#contracts/devices.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DeviceRow } from './device-row.tsx';
import { useConnectDevice } from './use-connect-device.ts';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  data: EndpointOutput<typeof listDevices>;
  syncProgress: ReturnType<typeof useSyncProgress>;
  /**
   * In a `panel`, the list has a limited height and scrolls. On a `page`, the height is limited only on narrow screens.
   */
  layout: 'panel' | 'page';
}

const scrolling =
  'max-h-64 overflow-y-auto overscroll-contain border-y border-line -mx-4 px-4 sm:-mx-6 sm:px-6';
const layouts = {
  panel: scrolling,
  page: `${scrolling} lg:m-0 lg:grid lg:max-h-none lg:grid-cols-2 lg:gap-x-10 lg:overflow-visible lg:border-b-0 lg:px-0`,
};

/** Lists the devices, below a sentence that says where their data comes from. */
export function DeviceList({ data: { aggregator, devices }, syncProgress, layout }: Props) {
  const { t } = useTranslation('devices');
  const { connect, busy } = useConnectDevice(syncProgress.start);
  return (
    <>
      <p className="mb-3 text-small text-muted">
        {aggregator === 'simulator' ? (
          <>
            <Badge tone="attention">{t('simulated')}</Badge> {t('simulatedText')}
          </>
        ) : (
          t('passesThrough', { service: t(`services.${aggregator}`) })
        )}
      </p>
      <ul aria-label={t('listLabel')} className={`divide-y divide-line ${layouts[layout]}`}>
        {devices.map((device) => (
          <DeviceRow
            key={device.provider}
            device={device}
            busy={busy === device.provider || syncProgress.isSyncing(device)}
            onConnect={() => void connect(device)}
          />
        ))}
      </ul>
    </>
  );
}
