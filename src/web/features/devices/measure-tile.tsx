import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getDeviceSummary } from '#contracts/sources.ts';
import { addDays } from '#domain/calendar-day.ts';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { measureUnits } from '#domain/measures/measure.ts';
import { formatNumber, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { SourceMark } from '#web/ui/source-mark.tsx';

type MeasureSummary = EndpointOutput<typeof getDeviceSummary>[number];

const paleBar = 'color-mix(in oklab, var(--fitness) 45%, var(--raised))';

/**
 * Shows today's value of a measure with its source, the usual value, and the values of the last
 * seven days. A press on the tile calls `onOpen`, which shows the value of each source.
 */
export function MeasureTile({ summary, onOpen }: { summary: MeasureSummary; onOpen: () => void }) {
  const { t } = useTranslation('devices');
  const { language } = useLanguage();
  const { measure, usual, current } = summary;
  const { name, unit } = measures[measure];
  const decimals = unit === 'kilometres' ? 1 : 0;
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        className="-m-2 block w-[calc(100%+1rem)] rounded-base p-2 text-left hover:bg-sunken"
      >
        <span className="block text-small font-medium text-muted">{name[language]}</span>
        {current === null ? (
          <span className="mt-1 block text-muted">{t('summary.notMeasured')}</span>
        ) : (
          <span className="mt-1 flex flex-wrap items-baseline gap-x-1.5">
            <span className="number text-display leading-none font-semibold">
              {formatNumber(current.value, language, decimals)}
            </span>
            <span className="text-muted">{measureUnits[unit][language]}</span>
          </span>
        )}
        <span className="mt-1 block text-small text-muted tabular-nums">
          {usual === null
            ? t('summary.noUsual')
            : t('summary.usual', { value: formatValue(usual, measure, language) })}
        </span>
        <WeekBars summary={summary} />
        <span className="visually-hidden">{t('summary.show', { name: name[language] })}</span>
      </button>
      {current && (
        <div className="mt-2">
          <SourceMark source={current.source} />
        </div>
      )}
    </>
  );
}

/**
 * Draws the values of the last seven days as small bars, and the usual value as a dashed line.
 * Today's bar has the full colour. The other bars have a pale colour.
 */
function WeekBars({ summary: { measure, days, usual } }: { summary: MeasureSummary }) {
  const { t } = useTranslation('devices');
  const { language } = useLanguage();
  const today = useToday();
  const values = [...days.map(({ value }) => value), ...(usual === null ? [] : [usual])];
  // The bars of a count start at zero. The bars of a level, such as a heart rate, start slightly below the lowest
  // value. If they started at zero, all bars of a level would have nearly the same height.
  const floor = measures[measure].kind === 'count' ? 0 : Math.min(...values) * 0.85;
  const range = Math.max(...values) - floor || 1;
  const toHeight = (value: number) => `${Math.max(8, ((value - floor) / range) * 100)}%`;
  const week = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(today, index - 6);
    return { date, value: days.find((day) => day.date === date)?.value };
  });
  const texts = week.map(
    ({ date, value }) =>
      `${formatWeekday(date, language)} ${value === undefined ? t('summary.noValue') : formatValue(value, measure, language)}`,
  );
  return (
    <span
      role="img"
      aria-label={t('summary.lastWeek', { values: texts.join(', ') })}
      className="relative mt-3 flex h-10 items-end gap-1"
    >
      {week.map(({ date, value }) => (
        <span
          key={date}
          className="min-w-0 flex-1 rounded-sm"
          style={{
            height: value === undefined ? '2px' : toHeight(value),
            background: value === undefined ? 'var(--line)' : date === today ? areaColor('fitness') : paleBar,
          }}
        />
      ))}
      {usual !== null && (
        <span
          className="absolute inset-x-0 border-t border-dashed border-ink"
          style={{ bottom: toHeight(usual) }}
        />
      )}
    </span>
  );
}
