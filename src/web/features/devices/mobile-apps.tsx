import { Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '#contracts/devices.ts';
import { providers } from '#domain/devices/providers.ts';
import { ImportLink } from './import-link.tsx';

/**
 * Lists the providers that need an app on the phone in one line, on phones below each other. Each links to the import of
 * a file, or says that its app no longer exists.
 */
export function MobileApps({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-8">
      <p id={id} className="flex items-center gap-2.5 text-muted max-md:basis-full">
        <Smartphone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t('mobileApp')}
      </p>
      <ul aria-labelledby={id} className="flex grow flex-wrap gap-x-8 max-md:flex-col">
        {devices.map(({ provider }) => (
          <li key={provider} className="flex min-h-11 flex-wrap items-center gap-x-3 max-md:justify-between">
            <span className="font-semibold">{providers[provider].name}</span>
            {'isClosed' in providers[provider] ? (
              <span className="text-small text-muted">{t('closed')}</span>
            ) : (
              <ImportLink
                provider={provider}
                className="flex min-h-11 items-center font-medium text-primary underline-offset-4 hover:underline"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
