import { useTranslation } from 'react-i18next';
import type { Device } from '#contracts/devices.ts';
import { Badge } from '#web/ui/badge.tsx';
import { hasConnection } from './device-state.ts';

/** Shows how many real devices are connected. Renders nothing if none is, because simulated devices do not count. */
export function RealCount({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const count = devices.filter((device) => hasConnection(device) && !device.isSimulated).length;
  return count > 0 && <Badge tone="good">{t('connected', { count })}</Badge>;
}

/** Shows how many of the devices are connected, for example "2/14 connected". */
export function ConnectedCount({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const numbers = { count: devices.filter(hasConnection).length, total: devices.length };
  return (
    <Badge tone={numbers.count > 0 ? 'good' : 'neutral'}>
      <span aria-hidden="true" className="tabular-nums">
        {t('connectedCount', numbers)}
      </span>
      <span className="visually-hidden">{t('connectedCountLabel', numbers)}</span>
    </Badge>
  );
}
