import { useTranslation } from 'react-i18next';
import { minUsualDays } from '#domain/measures/usual.ts';
import { type Area, areaColor } from '#web/ui/area.ts';

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

/**
 * Draws a dot for each day that a usual value needs. The dots of the days that have a value are filled. Renders nothing
 * if no day has a value.
 */
export function UsualDots({ missingDays, area }: Props) {
  if (missingDays === minUsualDays) return null;
  const color = areaColor(area);
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1.5">
      {Array.from({ length: minUsualDays }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never move.
          key={i}
          className="size-2.5 rounded-full border-[1.5px]"
          style={{ borderColor: color, ...(i < minUsualDays - missingDays && { background: color }) }}
        />
      ))}
    </span>
  );
}
