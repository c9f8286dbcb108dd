import { useTranslation } from 'react-i18next';
import { type Checkin, countDone, useCheckinRows } from './use-checkin-rows.ts';

/**
 * Shows how many question categories are done, as a bar and as text. A category is done when at least half of its
 * questions are answered. Also says how many suggested answers would be saved.
 */
export function CheckinProgress({ checkin }: { checkin: Checkin }) {
  const { t } = useTranslation('checkin');
  const { rows } = useCheckinRows(checkin);
  const { done, total } = countDone(rows);
  const suggested = rows.filter(({ answered, skipped }) => !answered && !skipped).length;
  return (
    <div className="flex basis-full items-center gap-3 text-small text-muted">
      <span aria-hidden="true" className="h-1 grow overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-200"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </span>
      <span className="tabular-nums">
        {t('progress', { count: done, total })}
        {suggested > 0 && ` · ${t('progressSuggested', { count: suggested })}`}
      </span>
    </div>
  );
}
