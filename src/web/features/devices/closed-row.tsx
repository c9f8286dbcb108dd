import { useTranslation } from 'react-i18next';
import { type ProviderId, providers } from '#domain/devices/providers.ts';
import { ProviderIcon } from './provider-icon.tsx';

/** Shows a provider whose app no longer exists, so that nothing can be done about it here. */
export function ClosedRow({ provider }: { provider: ProviderId }) {
  const { t } = useTranslation('devices');
  return (
    <li className="grid min-h-17 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 py-2.5">
      <ProviderIcon provider={provider} />
      <div>
        <p className="font-semibold">{providers[provider].name}</p>
        <p className="text-small text-muted">
          <span>{t('mobileApp')}</span> · {t('closed')}
        </p>
      </div>
    </li>
  );
}
