import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  rows: CheckinRow[];
  /** The index of the current question, or `rows.length` when the summary is shown. */
  step: number;
}

/**
 * Draws a segment for each question, filled if the question is answered. Says which question is shown and how many are
 * answered, except above the summary, which says so itself.
 */
export function StepTrack({ rows, step }: Props) {
  const { t } = useTranslation('checkin');
  const answered = rows.filter((row) => row.answered).length;
  return (
    <div aria-hidden="true">
      <div className="flex items-center gap-1">
        {rows.map((row, place) => (
          <span
            key={row.id}
            className={classNames(
              'grow rounded-full',
              row.answered ? 'bg-primary' : 'bg-line',
              place === step ? 'h-2.5 outline-2 outline-offset-2 outline-primary' : 'h-1.5',
            )}
          />
        ))}
      </div>
      {step < rows.length && (
        <p className="mt-3 flex justify-between text-small text-muted tabular-nums">
          <span>{t('step', { number: step + 1, total: rows.length })}</span>
          <span>{t('answeredCount', { count: answered })}</span>
        </p>
      )}
    </div>
  );
}
