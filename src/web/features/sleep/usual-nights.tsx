import { useTranslation } from 'react-i18next';
import { type DayValue, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { rowDays, UsualAxis } from '#web/charts/usual-axis.tsx';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { MidpointRow } from './midpoint-row.tsx';
import { QualityRow } from './quality-row.tsx';
import type { RowProps } from './row-props.ts';
import { TimeInBedRow } from './time-in-bed-row.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useLastDay } from './use-sleep.ts';

interface Props {
  hasHours: boolean;
  /** Whether there are enough ratings or nights for the rows that are made from them. */
  hasNights: boolean;
}

/**
 * Compares the quality, the length and the middle of the nights of the last 30 days with what is usual, as rows above
 * one axis.
 */
export function UsualNights({ hasHours, hasNights }: Props) {
  const { t } = useTranslation('sleep');
  const last = useLastDay();
  return (
    <Card title={t('usual')}>
      <div className="space-y-4">
        {hasNights && <QualityRow last={last} />}
        {hasHours && <TimeInBedRow last={last} />}
        {hasNights && <MidpointRow last={last} />}
      </div>
      <UsualAxis last={last} />
      <Legend last={last} />
    </Card>
  );
}

/**
 * Explains the points of the rows, and the band, the dotted lines and the point of the last night if they are drawn.
 */
function Legend({ last }: RowProps) {
  const { t } = useTranslation(['sleep', 'charts']);
  const color = areaColor('sleep');
  const { hours = [], quality = [] } = useDailySleep().data ?? {};
  const hasUsual = [hours, quality].some((values) => findUsual(values, last));
  const hasLast = [...hours, ...quality].some(({ day, value }) => day === last && value !== null);
  const hasGap = [hours, quality].some((values) => hasInnerGap(listLastDays(values, last, rowDays)));
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {hasUsual && (
        <li className="flex items-center gap-2">
          <UsualMark color={color} />
          {t('charts:usual.legend')}
        </li>
      )}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-1.5 rounded-full" style={{ background: color }} />
        {t('oneNight')}
      </li>
      {hasLast && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: color }} />
          {t('lastNight')}
        </li>
      )}
      {hasGap && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="w-5 border-t-2 border-dotted opacity-70"
            style={{ borderColor: color }}
          />
          {t('betweenNights')}
        </li>
      )}
    </ul>
  );
}

/** Returns whether a day without a value is between days with values. */
function hasInnerGap(days: readonly DayValue[]): boolean {
  const isKnown = ({ value }: DayValue) => value !== null;
  return days.slice(days.findIndex(isKnown), days.findLastIndex(isKnown)).some((day) => !isKnown(day));
}
