import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#web/ui/button.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { KeptIcon, useHasKeptAnswers } from './kept-answers.tsx';
import { SummaryRings } from './summary-rings.tsx';
import type { HorizonSeries } from './use-horizon.ts';

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
}

interface EmptyProps extends Props {
  series: HorizonSeries | undefined;
  /** See `SummaryRings`. */
  hasLargeRings: boolean;
}

/**
 * Says that nothing is logged today, below the rings that a check-in fills. If answers of today are only on this
 * device, says so instead.
 */
export function EmptySummary({ checkin, series, hasLargeRings }: EmptyProps) {
  const { t } = useTranslation('dashboard');
  const isKept = useHasKeptAnswers() && checkin !== undefined;
  return (
    <div className="my-auto text-center">
      <SummaryRings entry={null} series={series} areLarge={hasLargeRings} />
      {!isKept && (
        <>
          <p className="mt-3 font-display sm:mt-5 text-lead font-semibold text-balance">
            {t('summary.emptyTitle')}
          </p>
          <p className="mt-1 text-small text-muted sm:text-body">{t('summary.emptyText')}</p>
        </>
      )}
      <CheckinButton checkin={checkin} />
    </div>
  );
}

/** Shows the button that opens the check-in. If answers of today are only on this device, says so above it. */
export function CheckinButton({ checkin }: Props) {
  const { t } = useTranslation('dashboard');
  const isKept = useHasKeptAnswers();
  if (!checkin) return null;
  return (
    <div className="mt-3 text-center sm:mt-4">
      {isKept && (
        <p className="mb-3 flex items-center justify-center gap-2 font-medium text-balance">
          <KeptIcon />
          {t('summary.kept')}
        </p>
      )}
      <ActionControl target={checkin} className={buttonStyle(isKept ? 'secondary' : 'primary')}>
        {t(isKept ? 'summary.review' : 'summary.checkin')}
      </ActionControl>
    </div>
  );
}
