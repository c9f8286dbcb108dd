import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayValue, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { UsualDrawing, usualPlace } from '#web/charts/usual-drawing.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleToday } from '#web/lib/sample-month.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

interface Props extends Pick<ComponentProps<typeof StatCard>, 'label' | 'value' | 'unit' | 'note' | 'icon'> {
  area: Area;
  /** The values of the sample month. */
  values: readonly DayValue[];
  /** Returns a value of the month, with its unit unless `label` names it. */
  format: (value: number) => string;
  /** Returns a usual value without its unit. If undefined, `format` is used. */
  formatUsual?: (value: number) => string;
  /** The smallest difference between two values that is worth noticing, in their unit. */
  smallestDifference: number;
}

const drawnDays = 30;

/** Shows a number of the sample week, above the values of the month and the band of the usual values. */
export function StatWithUsual({ values, format, formatUsual = format, smallestDifference, ...stat }: Props) {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const days = listLastDays(values, sampleToday, drawnDays);
  const usual = findUsual(values, sampleToday);
  const high = usual && formatUsual(usual.high);
  const points = days.map(({ day, value }) => ({
    name: formatShortDay(day, language),
    value,
    text: value === null ? '' : format(value),
  }));
  return (
    <StatCard {...stat}>
      <div className="@container mt-auto">
        <ReadableChart series={[{ label: stat.label, points }]} toX={(index) => usualPlace(index, drawnDays)}>
          <UsualDrawing
            days={days}
            usual={usual}
            color={areaColor(stat.area)}
            smallestDifference={smallestDifference}
            height={48}
          />
        </ReadableChart>
        {usual && high && (
          <p className="text-small text-muted max-[23.5rem]:tracking-tight">
            {t('usual', { low: shortenFirst(formatUsual(usual.low), high), high })}
          </p>
        )}
      </div>
    </StatCard>
  );
}
