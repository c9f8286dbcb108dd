import { Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says that an entry or a change is stored on this device and has not been sent. */
export function UnsentMark() {
  const { t } = useTranslation('shell');
  return (
    <span className="inline-flex items-center gap-1.5 text-small text-muted">
      <Smartphone aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
      {t('unsent.mark')}
    </span>
  );
}
