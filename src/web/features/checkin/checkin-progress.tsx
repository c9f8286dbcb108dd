import { useTranslation } from 'react-i18next';

/** Shows how many questions are answered, as a bar and as text. */
export function CheckinProgress({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('checkin');
  return (
    <div className="flex items-center gap-3 text-small text-muted sm:-order-1 sm:grow">
      <span aria-hidden="true" className="h-1 grow overflow-hidden rounded-full bg-line sm:max-w-32">
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </span>
      <span className="tabular-nums">{t('progress', { done, total })}</span>
    </div>
  );
}
