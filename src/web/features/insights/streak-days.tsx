import type { MeasureInsight } from '#contracts/insights.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { DaysTable } from './days-table.tsx';

interface Props {
  insight: MeasureInsight;
  days: readonly { day: string; exposure: number | null; outcome: number }[];
}

/** Draws one square for each day of a streak. A table contains the same data. */
export function StreakDays({ insight: { title, measure }, days }: Props) {
  return (
    <figure aria-label={title}>
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {days.map(({ day }) => (
          <span
            key={day}
            className="size-5 rounded-sm"
            style={{ background: areaColor(measures[measure].area) }}
          />
        ))}
      </div>
      <DaysTable outcome={measure} days={days} />
    </figure>
  );
}
