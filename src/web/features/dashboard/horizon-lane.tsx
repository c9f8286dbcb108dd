import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { Usual } from '#domain/measures/usual.ts';
import { LandscapeLane, laneName, laneRidge, laneValue } from '#web/charts/landscape.tsx';
import { Ridge } from '#web/charts/ridge.tsx';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import { useFormatBareValue, useFormatHorizonValue } from './use-horizon.ts';
import type { HorizonName } from './use-horizon-name.ts';

export interface HorizonRidge {
  measure: HorizonMeasure;
  /** See `Ridge`. */
  heights: readonly (number | null)[];
  /** See `Ridge`. */
  usual: { low: number; high: number } | undefined;
  /** The value of today. Null if there is none. */
  todaysValue: number | null;
  /** The usual values. Null while they are unknown. */
  usualValues: Usual | null;
}

interface Props extends HorizonRidge {
  nameOf: HorizonName;
  /** See `Ridge`. */
  hasLine: boolean;
}

/**
 * Shows the name of a measure, its ridge and its value of today. The lane is a link to the page of the measure.
 */
export function HorizonLane({ measure, nameOf, todaysValue, usualValues, ...ridge }: Props) {
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
            <span className="visually-hidden">{t('horizon.noValue')}</span>
            {usualValues && <UsualValues measure={measure} usual={usualValues} />}
          </>
        ) : (
          <TodaysValue measure={measure} value={todaysValue} />
        )}
      </span>
    </LandscapeLane>
  );
}

/** Says what is usual beside a lane without a value of today. */
function UsualValues({ measure, usual }: { measure: HorizonMeasure; usual: Usual }) {
  const { t } = useTranslation('dashboard');
  const format = useFormatBareValue();
  const isShown = useIsMeasureShown()(measure);
  const [low, high] = [usual.low, usual.high].map((value) =>
    format(measure, measure === 'sleepHours' ? value : Math.round(value)),
  );
  const range = isShown && measure !== 'sleepHours' ? 'rings.range' : 'rings.longRange';
  const value = low === high ? low : t(range, { low, high });
  return (
    <span className="font-normal whitespace-normal text-muted max-sm:text-[0.75rem]">
      {t('rings.usual', { value })}
    </span>
  );
}

/** Shows a value with its unit. If the person hides scores, shows a word for a score. */
function TodaysValue({ measure, value }: { measure: HorizonMeasure; value: number }) {
  const { language } = useLanguage();
  return capitalize(useFormatHorizonValue()(measure, value), language);
}
