import { measureAxis } from '#domain/measure-axis.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { median } from '#domain/median.ts';
import { linearScale } from '#web/charts/linear-scale.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { axisTitle, tickText } from './axis-text.ts';
import { clusterDots, type DotsProps, type PlotDay } from './plot-scale.ts';
import { useShortValue } from './use-short-value.ts';

/**
 * Draws the outcome against a numeric exposure, one dot per day. Draws the effect as a line through the point that
 * `middleOf` returns, and the confidence interval as an area around the line.
 */
export function ScatterDots({ exposure, outcome, days, effect, frame }: DotsProps) {
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const shortValue = useShortValue();
  const { domain, ticks } = measureAxis(
    days.map((day) => day.exposure),
    exposure,
  );
  const toX = linearScale(domain, frame.left + 8, frame.right - 8);
  const color = areaColor(measures[outcome].area);
  const places = days.map((day) => ({ x: toX(day.exposure), y: frame.toY(day.outcome) }));
  const offsets = clusterDots(places);
  const texts = ticks.map((tick) => ({ tick, text: tickText(tick, exposure, language) }));
  const shown = texts.filter((_, index) => index % everyHowMany(texts, frame) === 0);
  const middle = middleOf(days, outcome);
  const [from, to] = [
    Math.min(...days.map((day) => day.exposure)),
    Math.max(...days.map((day) => day.exposure)),
  ];
  const point = (x: number, slope: number) => {
    const y = frame.toY(middle.outcome + slope * (x - middle.exposure));
    return `${toX(x)},${Math.min(frame.bottom, Math.max(frame.top, y))}`;
  };
  return (
    <>
      {effect && (
        <polygon
          points={[
            [from, effect.low],
            [middle.exposure, effect.low],
            [to, effect.low],
            [to, effect.high],
            [middle.exposure, effect.high],
            [from, effect.high],
          ]
            .map(([x = 0, slope = 0]) => point(x, slope))
            .join(' ')}
          fill={color}
          opacity="0.16"
        />
      )}
      {days.map((day, index) => (
        <circle
          key={day.day}
          cx={(places[index]?.x ?? 0) + (offsets[index]?.x ?? 0)}
          cy={(places[index]?.y ?? 0) + (offsets[index]?.y ?? 0)}
          r="3"
          fill={color}
          fillOpacity="0.45"
          stroke={color}
          strokeWidth="1"
        >
          <title>
            {`${formatShortDay(day.day, language)}: ${shortValue(day.exposure, exposure)}, ${shortValue(day.outcome, outcome)}`}
          </title>
        </circle>
      ))}
      {effect && (
        <polyline
          points={`${point(from, effect.effect)} ${point(to, effect.effect)}`}
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2"
        />
      )}
      {shown.map(({ tick, text }) => (
        <text
          key={tick}
          x={toX(tick)}
          y={frame.bottom + 20}
          textAnchor="middle"
          fontSize="14"
          fill="var(--muted)"
        >
          {isShown(exposure) && text}
        </text>
      ))}
      <text
        x={(frame.left + frame.right) / 2}
        y={frame.bottom + 40}
        textAnchor="middle"
        fontSize="14"
        fontWeight="600"
        fill="var(--ink)"
      >
        {axisTitle(exposure, language, isShown(exposure))}
      </text>
    </>
  );
}

/** The space that a label below the axis needs for each character, and beside it, in pixels. */
const labelSpace = { character: 8, beside: 12 };

/** Returns how many ticks have one label, so that the labels have space beside each other. */
function everyHowMany(ticks: readonly { text: string }[], { left, right }: DotsProps['frame']): number {
  const widest = Math.max(0, ...ticks.map(({ text }) => text.length));
  const needed = ticks.length * (widest * labelSpace.character + labelSpace.beside);
  return Math.max(1, Math.ceil(needed / (right - left)));
}

/**
 * Returns the median of the exposure and of the outcome. For a yes/no outcome, returns the share of days with yes, from
 * 0 to 1, instead of the median.
 */
function middleOf(days: readonly PlotDay[], outcome: MeasureName): { exposure: number; outcome: number } {
  return {
    exposure: median(days.map((day) => day.exposure)),
    outcome:
      measures[outcome].kind === 'yesNo'
        ? days.reduce((sum, day) => sum + day.outcome, 0) / days.length
        : median(days.map((day) => day.outcome)),
  };
}
