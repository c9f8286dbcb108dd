import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { placeInBand } from './place-in-band.ts';
import type { WeekFact } from './week-fact.ts';

/**
 * Draws the value of a week as a dot on a band. The band goes from the 10th to the 90th percentile of the earlier
 * weeks, and the line across it is at their median (see `placeInBand` for the scale). `WeekRow` says the ends of the
 * band to a screen reader.
 */
export function WeekBand({ fact }: { fact: WeekFact }) {
  const { kind, area } = measures[fact.measure];
  const { dot, median, middle, width } = placeInBand(fact);
  return (
    <span
      aria-hidden="true"
      className="relative block h-4 text-muted"
      // Habits have no colour of their own.
      style={kind === 'yesNo' ? undefined : { color: areaColor(area) }}
    >
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      <span
        className={`min-w-2 ${bandStyle} absolute inset-y-0.5 -translate-x-1/2`}
        style={{ left: `${middle}%`, width: `${width}%` }}
      />
      <span className={`absolute top-1/2 -translate-1/2 ${dotStyle}`} style={{ left: `${dot}%` }} />
      <span className={`absolute inset-y-0 -translate-x-1/2 ${medianStyle}`} style={{ left: `${median}%` }} />
    </span>
  );
}

export const bandStyle = 'rounded-full bg-current opacity-25';
export const dotStyle = 'size-2 rounded-full bg-current';
export const medianStyle = 'border-l-2 border-ink';
