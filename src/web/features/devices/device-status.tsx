import { useTranslation } from 'react-i18next';
import type { Device } from '#contracts/devices.ts';
import { providers } from '#domain/devices/providers.ts';
import { useClock } from '#web/lib/clock.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { hasConnection, timeSince } from './device-state.ts';

/** Shows whether a device is connected and delivers data, and what the person can do if it does not. */
export function DeviceStatus({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const { state, silentDays, failedDeliveries, history } = device;
  const { name } = providers[device.provider];
  // The advice to open the provider's app makes no sense for invented values.
  const showsSilence = hasConnection(device) && !history && !device.isSimulated;
  return (
    <div className="space-y-1">
      {state === 'waiting' && <p>{t('status.waiting', { name })}</p>}
      {state === 'notConnected' && !device.isAvailable && <p>{t('status.unavailable')}</p>}
      {state === 'revoked' && <p className="text-attention">{t('status.revoked', { name })}</p>}
      {state === 'failed' && <p className="text-attention">{t('status.failed')}</p>}
      {hasConnection(device) && <LastSync device={device} />}
      {showsSilence && silentDays !== null && (
        <p className="text-attention">{t('status.silent', { count: silentDays, name })}</p>
      )}
      {failedDeliveries > 0 && (
        <p className="text-attention">{t('status.failedDeliveries', { count: failedDeliveries })}</p>
      )}
      {history && <HistoryProgress history={history} />}
    </div>
  );
}

/**
 * Shows when the newest data was fetched, or that the device is connected. If the last attempt failed, says that the
 * time is that of the last success, and shows nothing if there was no success.
 */
function LastSync({ device: { state, lastSyncedAt } }: { device: Device }) {
  const { t } = useTranslation('devices');
  const isFailed = state === 'failed';
  const when = useClock((now) => {
    if (lastSyncedAt === null) return '';
    const { unit, count } = timeSince(lastSyncedAt, now);
    return t(`ago.${unit}`, { count });
  });
  if (lastSyncedAt === null) return isFailed ? null : <p>{t('status.connected')}</p>;
  return (
    <p>
      {t(isFailed ? 'status.lastSuccess' : 'status.lastSync')}{' '}
      <time dateTime={lastSyncedAt} className="whitespace-nowrap">
        {when}
      </time>
    </p>
  );
}

function HistoryProgress({ history: { done, total } }: { history: NonNullable<Device['history']> }) {
  const { t } = useTranslation('devices');
  return (
    <ProgressBar
      isSmall
      label={t('status.history')}
      percent={total === null ? undefined : total === 0 ? 100 : (done / total) * 100}
      text={total === null ? '' : t('status.historyOf', { done, total })}
    />
  );
}
