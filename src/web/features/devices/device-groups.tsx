import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device, listDevices } from '#contracts/devices.ts';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { providers } from '#domain/devices/providers.ts';
import { DeviceRows } from './device-rows.tsx';
import { MobileApps } from './mobile-apps.tsx';
import type { useSyncProgress } from './use-sync-progress.ts';

interface Props {
  data: EndpointOutput<typeof listDevices>;
  syncProgress: ReturnType<typeof useSyncProgress>;
}

/**
 * Lists the devices in groups: first those that are connected or that the person can connect, then those that need an
 * app on the phone. Folds the simulated devices, and the devices that the operator has not set up.
 */
export function DeviceGroups({ data: { aggregator, devices }, syncProgress }: Props) {
  const { t } = useTranslation('devices');
  const inGroup = (group: Group) => devices.filter((device) => groupOf(device) === group);
  const shown = inGroup('shown');
  const simulated = inGroup('simulated');
  const notSetUp = inGroup('notSetUp');
  return (
    <>
      <p className="mb-3 text-pretty text-muted">
        {aggregator === 'simulator'
          ? t('byFile')
          : t('passesThrough', { service: t(`services.${aggregator}`) })}
      </p>
      {shown.length > 0 && <DeviceRows label={t('listLabel')} devices={shown} syncProgress={syncProgress} />}
      <MobileApps devices={inGroup('mobileApp')} />
      <div className="mt-3 space-y-3 empty:hidden">
        {simulated.length > 0 && (
          <Fold title={t('simulatedDevices')} text={t('simulatedShort')}>
            <p className="mb-1 text-small text-attention">{t('simulatedText')}</p>
            <DeviceRows label={t('simulatedDevices')} devices={simulated} syncProgress={syncProgress} />
          </Fold>
        )}
        {notSetUp.length > 0 && (
          <Fold title={t('notSetUp')}>
            <p className="mb-1 text-small text-muted">{t('notSetUpText')}</p>
            <DeviceRows label={t('notSetUp')} devices={notSetUp} syncProgress={syncProgress} />
          </Fold>
        )}
      </div>
    </>
  );
}

type Group = 'shown' | 'simulated' | 'notSetUp' | 'mobileApp';

function groupOf({ provider, state, isSimulated, isAvailable }: Device): Group {
  if (providers[provider].connection === 'mobileApp') return 'mobileApp';
  if (state !== 'notConnected') return 'shown';
  if (isSimulated) return 'simulated';
  return isAvailable ? 'shown' : 'notSetUp';
}

interface FoldProps {
  title: string;
  /** Says in a few words what is inside. */
  text?: string;
  children: ReactNode;
}

function Fold({ title, text, children }: FoldProps) {
  return (
    <details className="group rounded-base border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-base px-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <span className="grow">
          {title}
          {text && <span className="block text-small font-normal text-muted">{text}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-4 pt-3 pb-1">{children}</div>
    </details>
  );
}
