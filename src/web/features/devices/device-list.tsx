import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listDevices } from '#contracts/devices.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { DeviceRow } from './device-row.tsx';
import { hasConnection } from './device-state.ts';
import { useConnectDevice } from './use-connect-device.ts';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  data: EndpointOutput<typeof listDevices>;
  syncProgress: ReturnType<typeof useSyncProgress>;
  /**
   * In a `panel`, the list has a limited height and scrolls. On a `page`, the list has two columns on wide screens. On
   * phones, a page shows only the first devices and the devices with a connection, until the person presses a button.
   */
  layout: 'panel' | 'page';
}

const layouts = {
  panel:
    'max-h-64 lg:grid lg:grid-cols-2 lg:gap-x-10 overflow-y-auto overscroll-contain border-y border-line -mx-4 px-4 sm:-mx-6 sm:px-6',
  page: 'border-t border-line md:grid md:grid-cols-2 md:gap-x-10 md:*:nth-last-2:border-b-0',
};

/** The number of devices that are always shown on a phone, counted from the start of the list. */
const firstDevices = 4;

/** Lists the devices, below a sentence that says where their data comes from. */
export function DeviceList({ data: { aggregator, devices }, syncProgress, layout }: Props) {
  const { t } = useTranslation('devices');
  const { connect, busy } = useConnectDevice(syncProgress.start);
  const [isAllShown, setAllShown] = useState(layout === 'panel');
  return (
    <>
      {aggregator === 'simulator' ? (
        <div className="mb-3 rounded-base bg-attention-soft px-4 py-3 text-small text-attention">
          <p className="text-body font-semibold">{t('simulated')}</p>
          <p>{t('simulatedText')}</p>
        </div>
      ) : (
        <p className="mb-3 text-small text-muted">
          {t('passesThrough', { service: t(`services.${aggregator}`) })}
        </p>
      )}
      <ul aria-label={t('listLabel')} className={`divide-y divide-line ${layouts[layout]}`}>
        {devices.map((device, index) => (
          <DeviceRow
            key={device.provider}
            device={device}
            isHiddenOnPhones={!isAllShown && index >= firstDevices && !hasConnection(device)}
            busy={busy === device.provider || syncProgress.isSyncing(device)}
            onConnect={() => void connect(device)}
          />
        ))}
      </ul>
      {!isAllShown && (
        <div className="flex justify-center pt-3 md:hidden">
          <Button variant="secondary" onClick={() => setAllShown(true)}>
            {t('showAll', { count: devices.length })}
          </Button>
        </div>
      )}
    </>
  );
}
