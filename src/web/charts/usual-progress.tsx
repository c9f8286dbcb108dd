import { useTranslation } from 'react-i18next';
import { minUsualDays } from '#domain/measures/usual.ts';
import type { Area } from '#web/ui/area.ts';
import { ProgressDots } from './progress-dots.tsx';

interface Props {
  /** How many more days with a value are needed (see `daysUntilUsual`). */
  missingDays: number;
  area: Area;
}

/**
 * Says how many more days there are until a usual value appears, with a dot for each day that it needs. Without a
 * counted day, there are no dots.
 */
export function UsualProgress({ missingDays, area }: Props) {
  const { t } = useTranslation('charts');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      <UsualDots missingDays={missingDays} area={area} />
      {t('usual.needsMore', { count: missingDays })}
    </p>
  );
}

/** Draws a dot for each day that a usual value needs (see `ProgressDots`). Renders nothing if no day has a value. */
export function UsualDots({ missingDays, area }: Props) {
  if (missingDays === minUsualDays) return null;
  return <ProgressDots count={minUsualDays - missingDays} needed={minUsualDays} area={area} />;
}
