import { Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '#contracts/devices.ts';
import { providers } from '#domain/devices/providers.ts';
import { ImportLink } from './import-link.tsx';

/** An app: a row on phones, and otherwise a box. */
const appStyle =
  'flex min-h-11 flex-wrap items-center justify-between gap-x-3 md:rounded-base md:border md:border-line md:px-4 md:py-1';

/**
 * Lists the providers that need an app on the phone beside each other, on phones below each other. Each links to the
 * import of a file, or says that its app no longer exists.
 */
export function MobileApps({ devices }: { devices: readonly Device[] }) {
  const { t } = useTranslation('devices');
  const id = useId();
  return (
    <div>
      <p id={id} className="flex items-center gap-2 text-small font-medium text-muted">
        <Smartphone aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
        {t('mobileApp')}
      </p>
      <ul
        aria-labelledby={id}
        className="mt-1 gap-3 max-md:divide-y max-md:divide-line md:mt-3 md:grid md:grid-cols-3"
      >
        {devices.map(({ provider }) => (
          <li key={provider} className={appStyle}>
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
