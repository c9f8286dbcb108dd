import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import type { HorizonName } from './use-horizon-name.ts';

interface Props {
  nameOf: HorizonName;
  measures: readonly HorizonMeasure[];
  /** Whether the stones of the nights are only ratings. */
  hasRatings: boolean;
}

/** Names the measures of the stones, each with a link to its page. */
export function StoneLegend({ nameOf, measures, hasRatings }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <nav aria-label={t('horizon.first.stones')} className="max-sm:w-full">
      <ul className="flex flex-wrap gap-x-3 text-small max-[375px]:grid max-[375px]:grid-cols-2 sm:gap-x-6">
        {measures.map((measure) => (
          <li key={measure} className="relative flex min-h-11 items-center gap-1.5 sm:gap-2">
            <span
              aria-hidden="true"
              className="h-2.5 w-3 shrink-0 sm:w-4 rounded-full"
              style={{ background: areaColor(horizonDisplay[measure].area) }}
            />
            {/* Only the name is the text of the link, but the whole row can be pressed. */}
            <Link
              to={horizonDisplay[measure].page}
              className="font-medium after:absolute after:inset-0 hover:underline sm:whitespace-nowrap"
            >
              {measure === 'sleepHours' && hasRatings ? t('sleepQuality') : nameOf(measure)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
