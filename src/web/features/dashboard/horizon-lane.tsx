import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { LandscapeLane, laneName, laneRidge, laneValue } from '#web/charts/landscape.tsx';
import { Ridge } from '#web/charts/ridge.tsx';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import { useFormatHorizonValue } from './use-horizon.ts';
import type { HorizonName } from './use-horizon-name.ts';

export interface HorizonRidge {
  measure: HorizonMeasure;
  /** See `Ridge`. */
  heights: readonly (number | null)[];
  /** See `Ridge`. */
  usual: { low: number; high: number } | undefined;
  /** The value of today. Null if there is none. */
  todaysValue: number | null;
}

interface Props extends HorizonRidge {
  nameOf: HorizonName;
  /** See `Ridge`. */
  hasLine: boolean;
}

/**
 * Shows the name of a measure, its ridge and its value of today, or a dash if there is none. The lane is a link to the
 * page of the measure.
 */
export function HorizonLane({ measure, nameOf, todaysValue, ...ridge }: Props) {
  const { t } = useTranslation('dashboard');
  const { area, page, growsDuringDay } = horizonDisplay[measure];
  return (
    <LandscapeLane>
      {/* Only the name is the text of the link, but the whole lane can be pressed. */}
      <Link to={page} className={`${laneName} after:absolute after:inset-0 after:z-1 hover:underline`}>
        {nameOf(measure)}
      </Link>
      <span aria-hidden="true" className={laneRidge}>
        <Ridge {...ridge} color={areaColor(area)} growsDuringDay={growsDuringDay} />
      </span>
      <span className={laneValue}>
        {todaysValue === null ? (
          <>
            <span aria-hidden="true" className="text-muted">
              –
            </span>
            <span className="visually-hidden">{t('horizon.noValue')}</span>
          </>
        ) : (
          <TodaysValue measure={measure} value={todaysValue} />
        )}
      </span>
    </LandscapeLane>
  );
}

/** Shows a value with its unit. If the person hides scores, shows a word for a score. */
function TodaysValue({ measure, value }: { measure: HorizonMeasure; value: number }) {
  const { language } = useLanguage();
  return capitalize(useFormatHorizonValue()(measure, value), language);
}
