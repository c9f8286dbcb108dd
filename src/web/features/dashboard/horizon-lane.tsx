import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { LandscapeLane, laneName, laneRidge, laneValue } from '#web/charts/landscape.tsx';
import { Ridge } from '#web/charts/ridge.tsx';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import { useFormatBareValue } from './use-horizon.ts';

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
  /** See `Ridge`. */
  hasLine: boolean;
}

/**
 * Shows the name of a measure, its ridge and its value of today. The name and the ridge are links to the page of the
 * measure. The ridge of stress is named calm, because less stress is higher ground. Its value is named stress.
 */
export function HorizonLane({ measure, todaysValue, ...ridge }: Props) {
  const { t } = useTranslation('dashboard');
  const { area, page, growsDuringDay } = horizonDisplay[measure];
  return (
    <LandscapeLane>
      <Link to={page} className={`${laneName} hover:underline`}>
        {t(measure === 'stressLevel' ? 'horizon.calm' : `horizon.names.${measure}`)}
      </Link>
      {/* The name is the link for the keyboard and for screen readers. */}
      <Link to={page} tabIndex={-1} aria-hidden="true" className={laneRidge}>
        <Ridge {...ridge} color={areaColor(area)} growsDuringDay={growsDuringDay} />
      </Link>
      <span className={laneValue}>
        {todaysValue === null ? <NoValue /> : <TodaysValue measure={measure} value={todaysValue} />}
      </span>
    </LandscapeLane>
  );
}

/** Shows a value without its unit. If the person hides scores, shows a word for a score. */
function TodaysValue({ measure, value }: { measure: HorizonMeasure; value: number }) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const text = useFormatBareValue()(measure, value);
  return measure === 'stressLevel' ? t('horizon.stress', { value: text }) : capitalize(text, language);
}

function NoValue() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('horizon.noValue')}</span>
    </>
  );
}
