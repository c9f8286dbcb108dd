import type { HorizonMeasure } from '#domain/horizon.ts';
import type { Usual } from '#domain/measures/usual.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { horizonDisplay } from './horizon-display.ts';
import { medianStroke } from './median-stroke.ts';
import type { SpreadScale } from './spread-scale.ts';

interface Props {
  measure: HorizonMeasure;
  /** The median of the month. */
  median: number;
  /** The quartiles of the month. Undefined if too few days have a value. */
  spread: Usual | undefined;
  /** The usual value of the year. */
  usual: number | undefined;
  scale: SpreadScale;
  /** Whether the month is not whole (see `isWholeMonth`). The dot is then a ring. */
  isPartial: boolean;
}

/** The space beside the scale. On phones, it has space for half of the text of a tick. */
export const spreadMargin = 'mx-9 sm:mx-2';

/** Returns the style that hides every second tick of durations on a phone, where their texts have no space. */
export const tickStyle = (measure: HorizonMeasure, { ticks }: SpreadScale) =>
  measure === 'sleepHours' && ticks.length > 2 && 'max-sm:even:hidden';

/**
 * Draws the values of a month on one line: a bar from the first to the third quartile, and a dot at the median. The
 * usual value of the year and the ticks of the scale are lines of the full height, so that the lines of all months
 * join.
 */
export function MonthSpread({ measure, median, spread, usual, scale, isPartial }: Props) {
  const color = areaColor(horizonDisplay[measure].area);
  const percent = (value: number) => `${scale.place(value) * 100}%`;
  return (
    <div aria-hidden="true" className={`relative h-full min-h-9 ${spreadMargin}`}>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={classNames('absolute inset-y-0 border-l border-line', tickStyle(measure, scale))}
          style={{ left: percent(tick) }}
        />
      ))}
      {usual !== undefined && (
        <svg
          aria-hidden="true"
          className="absolute inset-y-0 h-full w-px overflow-visible"
          style={{ left: percent(usual) }}
        >
          <line y2="100%" {...medianStroke} />
        </svg>
      )}
      {spread && (
        <span
          className="absolute top-1/2 h-2.5 -translate-y-1/2 rounded-full opacity-35"
          style={{
            left: percent(spread.low),
            width: `${(scale.place(spread.high) - scale.place(spread.low)) * 100}%`,
            background: color,
          }}
        />
      )}
      <span
        className="absolute top-1/2 size-3 -translate-1/2 rounded-full border-2"
        style={{
          left: percent(median),
          background: isPartial ? 'var(--raised)' : color,
          borderColor: isPartial ? color : 'var(--raised)',
        }}
      />
    </div>
  );
}
