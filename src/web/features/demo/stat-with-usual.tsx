import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { type DayValue, findUsual, listLastDays, type Usual } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { comparePrinted } from '#web/charts/use-usual-text.ts';
import { UsualDrawing, usualPlace } from '#web/charts/usual-drawing.tsx';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleToday } from '#web/lib/sample-month.ts';
import { type Area, areaColor } from '#web/ui/area.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

interface Props extends Pick<ComponentProps<typeof StatCard>, 'label' | 'value' | 'unit' | 'note' | 'icon'> {
  area: Area;
  /** The values of the sample month. */
  values: readonly DayValue[];
  /** Returns a value of the month with its unit. */
  format: (value: number) => string;
  /** The smallest difference between two values that is worth noticing, in their unit. */
  smallestDifference: number;
}

const drawnDays = 30;

/** Shows a number of the sample week, above the values of the month and the band of the usual values. */
export function StatWithUsual({ values, format, smallestDifference, ...stat }: Props) {
  const { t } = useTranslation('demo');
  const usual = findUsual(values, sampleToday);
  const high = usual && format(usual.high);
  const { label, area } = stat;
  return (
    <StatCard {...stat}>
      <MonthDrawing {...{ label, area, values, format, smallestDifference }} />
      {usual && high && (
        <p className="mt-1 flex items-center gap-2 text-small text-muted">
          <UsualMark color={areaColor(area)} />
          {t(`usual.${positionOf(values, usual, format)}`, {
            low: shortenFirst(format(usual.low), high),
            high,
          })}
        </p>
      )}
    </StatCard>
  );
}

/** Returns whether the last value is above, below or within the usual values. */
function positionOf(values: readonly DayValue[], usual: Usual, format: (value: number) => string) {
  const position = comparePrinted(values.at(-1)?.value ?? 0, usual, format);
  if (position === 'within') return position;
  return position === 'above' || position === 'slightlyAbove' ? 'above' : 'below';
}

function MonthDrawing({
  label,
  area,
  values,
  format,
  smallestDifference,
}: Pick<Props, 'label' | 'area' | 'values' | 'format' | 'smallestDifference'>) {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const days = listLastDays(values, sampleToday, drawnDays);
  const points = days.map(({ day, value }) => ({
    name: formatShortDay(day, language),
    value,
    text: value === null ? '' : format(value),
  }));
  return (
    <>
      <ReadableChart series={[{ label, points }]} toX={(index) => usualPlace(index, drawnDays)}>
        <UsualDrawing
          days={days}
          usual={findUsual(values, sampleToday)}
          color={areaColor(area)}
          smallestDifference={smallestDifference}
        />
      </ReadableChart>
      <p aria-hidden="true" className="flex justify-between text-small text-muted">
        <span>{points[0]?.name}</span>
        <span>{t('today')}</span>
      </p>
    </>
  );
}
