import { useTranslation } from 'react-i18next';
import { yesDaysPhrase } from '#domain/insights/measure-phrases.ts';
import { type PairGroup, summarisePair } from '#domain/insights/pair-summary.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { areaColor } from '#web/ui/area.ts';
import { type DotsProps, type PlotDay, type PlotEffect, type PlotFrame, spreadDots } from './plot-scale.ts';
import { useShortValue } from './use-short-value.ts';

/**
 * Draws the days of a yes/no exposure: days without the exposure on the left, and days with the
 * exposure on the right. Each group has a line at the mean of the outcome behind its dots, and a box
 * from its first to its third quartile. For a yes/no outcome, the mean is the share of days with
 * yes, and there is no box.
 */
export function StripDots({ exposure, outcome, days, effect, frame }: DotsProps) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const shortValue = useShortValue();
  const { less, more } = summarisePair(days, true);
  const isShare = measures[outcome].kind === 'yesNo';
  const columnWidth = (frame.right - frame.left) / 2;
  const middles = [frame.left + columnWidth / 2, frame.left + columnWidth * 1.5] as const;
  const reach = columnWidth * 0.42;
  const which = yesDaysPhrase(exposure, language);
  const label = `${which.charAt(0).toLocaleUpperCase(language)}${which.slice(1)}`;
  const columns = [
    { isYes: false, group: less, middle: middles[0], name: t('without') },
    { isYes: true, group: more, middle: middles[1], name: label },
  ];
  return (
    <>
      {columns.map(({ isYes, group, middle, name }) => (
        <g key={name}>
          {group && !isShare && <Box {...{ group, middle, frame, reach }} />}
          {group && (
            <line
              x1={middle - reach}
              x2={middle + reach}
              y1={frame.toY(group.mean)}
              y2={frame.toY(group.mean)}
              stroke="var(--ink)"
              strokeWidth="2"
            />
          )}
          <Column
            days={days.filter((day) => day.exposure >= 0.5 === isYes)}
            {...{ isYes, middle, outcome, frame }}
            width={columnWidth * 0.8}
          />
          {group && (
            <MeanText x={middle - reach + 4} y={frame.toY(group.mean) - 6}>
              {isShare
                ? t('percent', { value: Math.round(group.mean * 100) })
                : shortValue(group.mean, outcome)}
            </MeanText>
          )}
          <text
            x={middle}
            y={frame.bottom + 20}
            textAnchor="middle"
            fontSize="14"
            fontWeight="600"
            fill="var(--ink)"
          >
            {name}
          </text>
          <text x={middle} y={frame.bottom + 38} textAnchor="middle" fontSize="14" fill="var(--muted)">
            {t('dayCount', { count: group?.days ?? 0 })}
          </text>
        </g>
      ))}
      {effect && less && <EffectRange {...{ effect, frame, outcome }} base={less.mean} x={frame.right - 6} />}
    </>
  );
}

interface ColumnProps {
  days: readonly PlotDay[];
  isYes: boolean;
  middle: number;
  width: number;
  outcome: MeasureName;
  frame: PlotFrame;
}

function Column({ days, isYes, middle, width, outcome, frame }: ColumnProps) {
  const { language } = useLanguage();
  const shortValue = useShortValue();
  const color = areaColor(measures[outcome].area);
  const heights = days.map((day) => frame.toY(day.outcome));
  const offsets = spreadDots(heights, width);
  return days.map((day, index) => (
    <circle
      key={day.day}
      cx={middle + (offsets[index]?.x ?? 0)}
      cy={(heights[index] ?? 0) + (offsets[index]?.y ?? 0)}
      r="3.5"
      fill={isYes ? color : 'var(--raised)'}
      fillOpacity={isYes ? 0.75 : 1}
      stroke={color}
      strokeWidth="1.25"
    >
      <title>{`${formatShortDay(day.day, language)}: ${shortValue(day.outcome, outcome)}`}</title>
    </circle>
  ));
}

interface GroupProps {
  group: PairGroup;
  middle: number;
  reach: number;
  frame: PlotFrame;
}

/** Draws a box from the first to the third quartile of a group. */
function Box({ group, middle, reach, frame }: GroupProps) {
  const [top, bottom] = [frame.toY(group.high), frame.toY(group.low)];
  return (
    <rect
      x={middle - reach}
      width={reach * 2}
      y={top}
      height={Math.max(2, bottom - top)}
      rx="6"
      fill="var(--sunken)"
    />
  );
}

/** Shows the mean of a group of days above its line, in front of the dots. */
const MeanText = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text
    {...{ x, y }}
    fontSize="14"
    fontWeight="600"
    fill="var(--ink)"
    stroke="var(--raised)"
    strokeWidth="4"
    paintOrder="stroke"
  >
    {children}
  </text>
);

interface RangeProps {
  effect: PlotEffect;
  base: number;
  x: number;
  outcome: MeasureName;
  frame: PlotFrame;
}

/**
 * Draws a dot for the effect and a vertical bar for its confidence interval. Both start from `base`, the mean of the
 * outcome on days without the exposure.
 */
function EffectRange({ effect, base, x, outcome, frame }: RangeProps) {
  const within = (value: number) => Math.min(frame.bottom, Math.max(frame.top, frame.toY(base + value)));
  const color = areaColor(measures[outcome].area);
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={within(effect.low)}
        y2={within(effect.high)}
        stroke={color}
        strokeWidth="6"
        strokeLinecap="round"
        opacity="0.45"
      />
      <circle cx={x} cy={within(effect.effect)} r="5" fill={color} stroke="var(--raised)" strokeWidth="2" />
    </>
  );
}
