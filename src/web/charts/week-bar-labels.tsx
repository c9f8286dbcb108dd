import { useTranslation } from 'react-i18next';
import type { findUsual } from '#domain/measures/usual.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

interface Props {
  goal: number;
  usual: ReturnType<typeof findUsual>;
  /** The height of the drawing beside the labels, in pixels. */
  height: number;
  /** Returns the distance of a value from the upper edge of the drawing, in pixels. */
  toY: (value: number) => number;
  /** Returns a value with its unit. */
  format: (value: number) => string;
}

/** Half of the height of a label, which has two lines, in pixels. */
const halfLabel = 20;

/** Names the line at the goal and the band of `WeekBarDrawing`, at their heights. */
export function WeekBarLabels({ goal, usual, height, toY, format }: Props) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const goalY = toY(goal);
  // Quartiles are computed, so a decimal would claim a precision that they do not have.
  const shown = (value: number) => formatNumber(Math.round(value), language);
  const range = usual && { low: shown(usual.low), high: shown(usual.high) };
  return (
    <div className="relative w-19 text-small leading-tight text-muted tabular-nums" style={{ height }}>
      <p className="absolute inset-x-0 -translate-y-1/2" style={{ top: goalY }}>
        {t('weeks.goal')}
        <span className="block">{format(goal)}</span>
      </p>
      {usual && range && (
        <p
          className="absolute inset-x-0 -translate-y-1/2"
          style={{ top: placeBandLabel(toY((usual.low + usual.high) / 2), goalY, height) }}
        >
          {t('weeks.usual')}
          <span className="block">{range.low === range.high ? range.low : t('weeks.range', range)}</span>
        </p>
      )}
    </div>
  );
}

/** The least distance of the middles of both labels, in pixels. */
const leastDistance = 44;

/**
 * Returns the middle of the label of the band: beside the middle of the band, unless the label of the goal is there.
 */
export function placeBandLabel(bandY: number, goalY: number, height: number): number {
  const isBelow = bandY >= goalY;
  const free = isBelow ? Math.max(bandY, goalY + leastDistance) : Math.min(bandY, goalY - leastDistance);
  const inside = Math.min(Math.max(free, halfLabel), height - halfLabel);
  return Math.abs(inside - goalY) < leastDistance ? goalY + leastDistance : inside;
}
