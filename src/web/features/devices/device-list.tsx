import { useTranslation } from 'react-i18next';
import type { listDevices } from '#contracts/devices.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { DeviceRows } from './device-rows.tsx';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  data: EndpointOutput<typeof listDevices>;
  syncProgress: ReturnType<typeof useSyncProgress>;
}

/** Lists all devices in an area of limited height that scrolls, below a sentence that says where their data comes from. */
export function DeviceList({ data: { aggregator, devices }, syncProgress }: Props) {
  const { t } = useTranslation('devices');
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
      <div className="-mx-4 border-y border-line sm:-mx-6">
        {/* The rows fade out at the bottom, to show that more follow. The padding keeps the last row clear of the fade. */}
        <div className="max-h-64 scroll-pb-10 overflow-y-auto overscroll-contain px-4 pb-10 [mask-image:linear-gradient(to_bottom,black_calc(100%-2.5rem),transparent)] sm:px-6">
          <DeviceRows label={t('listLabel')} devices={devices} syncProgress={syncProgress} />
        </div>
      </div>
    </>
  );
}
