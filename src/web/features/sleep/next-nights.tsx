import { Activity, ChartLine, type LucideIcon, Star } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { minGroupNights } from '#domain/excellent-nights.ts';
import { areaColor } from '#web/ui/area.ts';
import { MissingNights } from './midpoint-row.tsx';
import { MissingRatings } from './quality-row.tsx';

/**
 * Says how many ratings and nights the chart of the quality, the regularity and the comparison of the best nights need,
 * if none of them can be shown yet.
 */
export function NextNights() {
  const { t } = useTranslation('sleep');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {t('next')}
      </h3>
      <ul className="mt-2 space-y-2">
        <Next icon={ChartLine}>
          <MissingRatings />
        </Next>
        <Next icon={Activity}>
          <MissingNights />
        </Next>
        <Next icon={Star}>
          <p className="text-muted">{t('excellent.first', { needed: minGroupNights })}</p>
        </Next>
      </ul>
    </section>
  );
}

const Next = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <li className="flex gap-3">
    <Icon
      aria-hidden="true"
      className="mt-0.5 size-5 shrink-0"
      strokeWidth={1.75}
      style={{ color: areaColor('sleep') }}
    />
    {children}
  </li>
);
