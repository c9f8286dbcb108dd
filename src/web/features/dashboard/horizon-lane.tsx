import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { LandscapeLane, laneName, laneRidge } from '#web/charts/landscape.tsx';
import { Ridge } from '#web/charts/ridge.tsx';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';

export interface HorizonRidge {
  measure: HorizonMeasure;
  /** See `Ridge`. */
  heights: readonly (number | null)[];
  /** See `Ridge`. */
  usual: { low: number; high: number } | undefined;
}

interface Props extends HorizonRidge {
  /** See `Ridge`. */
  hasLine: boolean;
}

/**
 * Shows the name of a measure and its ridge. Both are links to the page of the measure. The ridge of stress is named
 * calm, because less stress is higher ground.
 */
export function HorizonLane({ measure, ...ridge }: Props) {
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
    </LandscapeLane>
  );
}
