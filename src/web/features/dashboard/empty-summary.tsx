import { useTranslation } from 'react-i18next';
import { ringMetrics } from '#domain/dashboard.ts';
import { areaColor } from '#web/ui/area.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { DottedRing } from '#web/ui/dotted-ring.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { ringAreas, ringIcons } from './summary-rings.tsx';

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
}

/** Says that nothing is logged today, below the outlines of the rings that a check-in fills. */
export function EmptySummary({ checkin }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="my-auto text-center">
      <ul aria-hidden="true" className="grid grid-cols-4 gap-x-2 sm:gap-x-6">
        {ringMetrics.map((ring) => {
          const Icon = ringIcons[ring];
          return (
            <li key={ring} className="flex flex-col items-center text-small text-muted">
              <span className="flex w-13 justify-center sm:w-full">
                <DottedRing area={ringAreas[ring]}>
                  <Icon className="size-6" strokeWidth={1.5} style={{ color: areaColor(ringAreas[ring]) }} />
                </DottedRing>
              </span>
              <span className="mt-1 sm:mt-2">{t(`rings.${ring}`)}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 font-display sm:mt-5 text-lead font-semibold text-balance">
        {t('summary.emptyTitle')}
      </p>
      <p className="mt-1 text-small text-muted sm:text-body">{t('summary.emptyText')}</p>
      <CheckinButton checkin={checkin} />
    </div>
  );
}

/** Shows the button that opens the check-in. */
export function CheckinButton({ checkin }: Props) {
  const { t } = useTranslation('dashboard');
  if (!checkin) return null;
  return (
    <div className="mt-3 text-center sm:mt-4">
      <ActionControl target={checkin} className={buttonStyle('primary')}>
        {t('summary.checkin')}
      </ActionControl>
    </div>
  );
}
