import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#web/ui/button.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { KeptAnswers, useHasKeptAnswers } from './kept-answers.tsx';
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

/** Says that nothing is logged today, below the rings that a check-in fills. */
export function EmptySummary({ checkin, series, hasLargeRings }: EmptyProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="my-auto text-center">
      <SummaryRings entry={null} series={series} areLarge={hasLargeRings} />
      <p className="mt-3 font-display sm:mt-5 text-lead font-semibold text-balance">
        {t('summary.emptyTitle')}
      </p>
      <p className="mt-1 text-small text-muted sm:text-body">{t('summary.emptyText')}</p>
      <CheckinButton checkin={checkin} />
    </div>
  );
}

/** Shows the button that opens the check-in. If answers of today are only on this device, says so. */
export function CheckinButton({ checkin }: Props) {
  const { t } = useTranslation('dashboard');
  const hasKeptAnswers = useHasKeptAnswers();
  if (!checkin) return null;
  if (hasKeptAnswers) {
    return (
      <div className="mt-4 text-left">
        <KeptAnswers checkin={checkin} />
      </div>
    );
  }
  return (
    <div className="mt-3 text-center sm:mt-4">
      <ActionControl target={checkin} className={buttonStyle('primary')}>
        {t('summary.checkin')}
      </ActionControl>
    </div>
  );
}
