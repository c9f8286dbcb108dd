import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { formatNumber, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { type Range, rangeDays } from './range.ts';
import type { Series } from './use-body.ts';
import type { Measure } from './use-measures.ts';

interface Props {
  measure: Measure;
  series: Series;
  range: Range;
}

/**
 * Shows the change from the first to the latest measurement of the selected range, and the lowest and the highest
 * value. Renders nothing for fewer than two measurements.
 */
export function RangeFacts({ measure, series, range }: Props) {
  const { t } = useTranslation(['body', 'charts']);
  const { language } = useLanguage();
  const firstDay = addDays(useToday(), 1 - rangeDays[range]);
  const points = series.points.filter(({ date }) => date >= firstDay);
  const [first, latest] = [points[0], points.at(-1)];
  if (!first || !latest || first === latest) return null;
  const values = points.map(({ value }) => value);
  const lowest = measure.text(Math.min(...values));
  const highest = measure.text(Math.max(...values));
  const difference = measure.shown(latest.value) - measure.shown(first.value);
  const change = formatNumber(Math.abs(difference), language, 1);
  // The change is shown without an arrow or a colour, because neither direction is better.
  const sign = change === '0' ? '' : difference > 0 ? '+' : '−';
  return (
    <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-small max-lg:grid-cols-2">
      <div>
        <dt className="text-muted">{t('since', { day: formatShortDay(first.date, language) })}</dt>
        <dd className="font-semibold tabular-nums">
          {t(`differences.${measure.unit}`, { value: `${sign}${change}` })}
        </dd>
      </div>
      <div>
        <dt className="text-muted">{t('lowestToHighest')}</dt>
        <dd className="font-semibold tabular-nums">
          {lowest === highest
            ? highest
            : t('charts:usual.range', { low: shortenFirst(lowest, highest), high: highest })}
        </dd>
      </div>
    </dl>
  );
}
