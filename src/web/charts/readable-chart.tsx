import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeSeries, type SeriesPoint } from '#domain/measures/describe-series.ts';

export interface ReadablePoint extends SeriesPoint {
  /** The full name of the point, usually its day. */
  name: string;
  /** The value with its unit. Ignored if the value is null. */
  text: string;
}

interface ReadableSeries {
  /** The accessible name: the title of the chart, and the name of the series if the chart has several. */
  label: string;
  /** The points from left to right. */
  points: readonly ReadablePoint[];
}

interface Props {
  series: readonly ReadableSeries[];
  /** The time from one point to the next. */
  step?: 'day' | 'week';
  /**
   * The number of days or weeks that the drawing covers. All of them without a value count as gaps. If undefined, the
   * drawing ends with the first and the last point.
   */
  steps?: number;
  /**
   * Returns the horizontal position of a point, in percent of the drawing. If undefined, no line marks the chosen
   * point.
   */
  toX?: (index: number) => number;
  /** The drawing. It must be hidden from screen readers. */
  children: ReactNode;
}

/**
 * Makes a drawing accessible to people who cannot see it. For each series, a text describes the highest, lowest and
 * last value, the direction and the gaps. The arrow keys, Home and End move along the points. While the keyboard is
 * used, a label on the drawing shows the name and the value of the chosen point.
 */
export function ReadableChart({ series, step = 'day', steps, toX, children }: Props) {
  return (
    <div className="relative">
      {children}
      {series.map((one) => (
        <SeriesReader key={one.label} series={one} step={step} steps={steps} toX={toX} />
      ))}
    </div>
  );
}

interface ReaderProps extends Pick<Props, 'toX'> {
  series: ReadableSeries;
  step: 'day' | 'week';
  steps: number | undefined;
}

/**
 * Renders a hidden text that describes a series, and a range input that moves along its points. A range input supports
 * the keys that people expect, and can be used with a screen reader on a phone. Renders nothing if the series has no
 * values.
 */
function SeriesReader({ series: { label, points }, step, steps, toX }: ReaderProps) {
  const { t } = useTranslation('charts');
  const [chosen, setChosen] = useState<number>();
  const summaryId = useId();
  const summary = describeSeries(points);
  if (!summary) return null;
  const index = Math.min(chosen ?? points.length - 1, points.length - 1);
  const nameOf = (at: number) => points[at]?.name ?? '';
  const textOf = (at: number) => {
    const point = points[at];
    return point && point.value !== null ? point.text : t('reader.none');
  };
  const said = t('reader.point', { name: nameOf(index), text: textOf(index) });
  const { highest, lowest, last, direction } = summary;
  const known = points.filter(({ value }) => value !== null).length;
  const gaps = steps === undefined ? summary.gaps : steps - known;
  const extremes = [
    t('reader.highest', { text: textOf(highest), name: nameOf(highest) }),
    t('reader.lowest', { text: textOf(lowest), name: nameOf(lowest) }),
    t('reader.last', { text: textOf(last), name: nameOf(last) }),
  ].join(' ');
  return (
    <div className="group">
      <p id={summaryId} className="visually-hidden">
        {textOf(highest) === textOf(lowest)
          ? `${t('reader.same', { count: known, text: textOf(last), name: nameOf(last) })} `
          : `${extremes} ${direction ? `${t(`reader.direction.${direction}`)} ` : ''}`}
        {gaps === 0 ? t(`reader.noGaps.${step}`) : t(`reader.gaps.${step}`, { count: gaps })}
      </p>
      <input
        type="range"
        min={0}
        max={points.length - 1}
        value={index}
        onChange={({ target }) => setChosen(Number(target.value))}
        aria-label={label}
        aria-valuetext={said}
        aria-describedby={summaryId}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 hidden rounded-base outline-2 outline-offset-4 outline-focus group-has-focus-visible:block"
      >
        {toX && <span className="absolute inset-y-0 w-px bg-ink" style={{ left: `${toX(index)}%` }} />}
        <span className="absolute inset-x-0 top-0 mx-auto w-fit max-w-full -translate-y-1/2 rounded-base border border-line bg-raised px-3 py-1 text-small font-semibold tabular-nums shadow-lifted">
          {said}
        </span>
      </div>
    </div>
  );
}
