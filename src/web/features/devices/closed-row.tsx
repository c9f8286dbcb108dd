import { useTranslation } from 'react-i18next';

/** Names a provider whose app no longer exists, so that nothing can be done about it here. */
export function ClosedRow({ name }: { name: string }) {
  const { t } = useTranslation('devices');
  return (
    <li className="content-center py-2.5 text-small text-muted">
      <span className="font-semibold">{name}</span> · <span>{t('mobileApp')}</span> · {t('closed')}
    </li>
  );
}
