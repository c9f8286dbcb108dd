import { useTranslation } from 'react-i18next';
import type { listDevices } from '#contracts/devices.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { DeviceRows } from './device-rows.tsx';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  data: EndpointOutput<typeof listDevices>;
  syncProgress: ReturnType<typeof useSyncProgress>;
}

/**
 * Lists all devices in an area of limited height that scrolls, below a sentence that says where their data comes from.
 */
export function DeviceList({ data: { aggregator, devices }, syncProgress }: Props) {
  const { t } = useTranslation('devices');
  return (
    <>
      <p className="mb-3 text-small text-muted">
        {aggregator === 'simulator'
          ? t('simulatedHere')
          : t('passesThrough', { service: t(`services.${aggregator}`) })}
      </p>
      <div className="-mx-4 border-y border-line sm:-mx-6">
        <div className="max-h-64 snap-y overflow-y-auto overscroll-contain px-4 sm:px-6 [&_li]:snap-start">
          <DeviceRows label={t('listLabel')} devices={devices} syncProgress={syncProgress} />
          {/* Fades the lowest visible row, because more rows follow. At the end of the list, most of it is below
              the last row. */}
          <div
            aria-hidden="true"
            className="pointer-events-none sticky bottom-0 -mt-3 h-10 bg-linear-to-t from-raised to-transparent"
          />
        </div>
      </div>
    </>
  );
}
