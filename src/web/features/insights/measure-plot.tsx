import { useTranslation } from 'react-i18next';
import type { MeasureInsight } from '#contracts/insights.ts';
import { toDayNumber } from '#domain/calendar-day.ts';
import { quantile } from '#domain/insights/quantile.ts';
import { measureAxis } from '#domain/measure-axis.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { linearScale } from '#web/charts/linear-scale.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { areaColor } from '#web/ui/area.ts';
import { AxisLines } from './axis-lines.tsx';
import { axisTitle } from './axis-text.ts';
import { DaysTable } from './days-table.tsx';
import { type PlotFrame, plotFrame } from './plot-scale.ts';
import { useDayPoints } from './use-day-points.ts';

interface Day {
  day: string;
  exposure: number | null;
  outcome: number;
}

interface Props {
  insight: MeasureInsight;
  days: readonly Day[];
}

const height = 320;
const margin = { top: 12, right: 12, bottom: 36, left: 52 };

/**
 * Draws one dot per day over time, and marks the trend, the change or the unusual day that the insight is about. A
 * table contains the same data.
 */
export function MeasurePlot({ insight, days }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const [ref, width] = useWidth<HTMLDivElement>();
  const { measure, kind } = insight;
  const readPoints = useDayPoints(measure);
  const { domain, ticks } = measureAxis(
    days.map(({ outcome }) => outcome),
    measure,
  );
  const frame = plotFrame({ width, height }, margin, domain);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <p className="text-muted">{t('daysEmpty')}</p>;
  const span: [number, number] = [toDayNumber(first.day), toDayNumber(last.day)];
  const toX = linearScale(span, frame.left + 8, frame.right - 8);
  const label = t('measurePlotLabel', { measure: measures[measure].name[language] });
  return (
    <figure aria-label={label}>
      <p aria-hidden="true" className="text-small text-muted">
        {axisTitle(measure, language, isShown(measure))}
      </p>
      <ReadableChart series={[{ label, points: readPoints(days) }]}>
        <div ref={ref} style={{ height }}>
          {width > 0 && (
            <svg aria-hidden="true" width={width} height={height}>
              <AxisLines frame={frame} measure={measure} ticks={ticks} />
              <Dots {...{ insight, days, frame, toX }} />
              <Found {...{ insight, days, frame, toX }} />
              <text x={frame.left} y={height - 10} fontSize="14" fill="var(--muted)">
                {formatShortDay(first.day, language)}
              </text>
              <text x={frame.right} y={height - 10} textAnchor="end" fontSize="14" fill="var(--muted)">
                {formatShortDay(last.day, language)}
              </text>
            </svg>
          )}
        </div>
      </ReadableChart>
      <figcaption aria-hidden="true" className="mt-1 text-small text-muted">
        {kind !== 'streak' && t(`measureLegend.${kind}`)}
        {insight.status === 'withdrawn' && <> {t('claimedLegend')}</>}
      </figcaption>
      <DaysTable outcome={measure} days={days} />
    </figure>
  );
}

interface DrawingProps extends Props {
  frame: PlotFrame;
  /** Returns the horizontal position of a day number, in pixels. */
  toX: (dayNumber: number) => number;
}

function Dots({ insight, days, frame, toX }: DrawingProps) {
  const color = areaColor(measures[insight.measure].area);
  const isFound = (day: string) => insight.kind === 'anomaly' && day === insight.from;
  return days.map(({ day, outcome }) => (
    <circle
      key={day}
      cx={toX(toDayNumber(day))}
      cy={frame.toY(outcome)}
      r={isFound(day) ? 7 : 3.5}
      fill={color}
      fillOpacity={insight.kind === 'anomaly' && !isFound(day) ? 0.4 : 0.6}
      stroke={isFound(day) ? 'var(--ink)' : 'none'}
      strokeWidth={2}
    />
  ));
}

/**
 * Draws what the insight is about: the line of a trend, the two levels of a change, or the usual value if a day is
 * unusual.
 */
function Found({ insight, days, frame, toX }: DrawingProps) {
  return foundLines(insight, days).map(({ from, to, start, end }) => (
    <line
      key={from}
      x1={toX(from)}
      x2={toX(to)}
      y1={frame.toY(start)}
      y2={frame.toY(end)}
      stroke="var(--ink)"
      strokeWidth={2.5}
      strokeDasharray={insight.kind === 'anomaly' ? '6 5' : undefined}
      strokeLinecap="round"
    />
  ));
}

/** Returns the lines to draw. `from` and `to` are day numbers, and `start` and `end` are the values on these days. */
function foundLines({ kind, from, effect, usual }: MeasureInsight, days: readonly Day[]) {
  const number = ({ day }: Day) => toDayNumber(day);
  const level = (part: readonly Day[], toValue = (day: Day) => day.outcome) =>
    quantile(
      part.map(toValue).sort((a, b) => a - b),
      0.5,
    );
  const ends = (part: readonly Day[]) => [number(part[0] as Day), number(part.at(-1) as Day)] as const;
  if (kind === 'anomaly' && usual !== null) {
    const [start, end] = ends(days);
    return [{ from: start, to: end, start: usual, end: usual }];
  }
  if (kind === 'trend') {
    const [start, end] = ends(days);
    const perDay = effect / 28;
    const atStart = level(days, (day) => day.outcome - perDay * (number(day) - start));
    return [{ from: start, to: end, start: atStart, end: atStart + perDay * (end - start) }];
  }
  const parts = [days.filter(({ day }) => day < from), days.filter(({ day }) => day >= from)];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => {
      const [start, end] = ends(part);
      return { from: start, to: end, start: level(part), end: level(part) };
    });
}
