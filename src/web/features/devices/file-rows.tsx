import { useTranslation } from 'react-i18next';
import { type ProviderId, providers } from '#domain/devices/providers.ts';
import { ClosedRow } from './closed-row.tsx';
import { ImportLink } from './import-link.tsx';
import { ProviderIcon } from './provider-icon.tsx';

interface Props {
  /** The accessible name of the list. */
  label: string;
  providers: readonly ProviderId[];
}

/** Lists providers, each with a link that explains how to bring its data with a file. A wide page has two columns. */
export function FileRows({ label, providers: ids }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2">
      {ids.map((provider) =>
        provider === 'google' ? (
          <ClosedRow key={provider} name={providers[provider].name} />
        ) : (
          <FileRow key={provider} provider={provider} />
        ),
      )}
    </ul>
  );
}

/** Shows a provider. The area of the link is the whole row. On a wide page, the link is below the name. */
function FileRow({ provider }: { provider: ProviderId }) {
  const { t } = useTranslation('devices');
  const { name, connection } = providers[provider];
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 py-1.5 leading-snug sm:grid-cols-[auto_minmax(0,1fr)] sm:py-2">
      <span className="sm:row-span-2">
        <ProviderIcon provider={provider} />
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {connection === 'mobileApp' && <span className="block text-small text-muted">{t('mobileApp')}</span>}
      </span>
      <ImportLink
        provider={provider}
        className="text-small font-medium text-primary after:absolute after:inset-0 hover:underline"
      />
    </li>
  );
}
