import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type DayValue, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { UsualDrawing, usualPlace } from '#web/charts/usual-drawing.tsx';
import { formatDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleToday } from '#web/lib/sample-month.ts';
import { type Area, areaColor } from '#web/ui/area.ts';

interface Props {
  label: string;
  value: string;
  unit?: string;
  /** A text that says what the number is based on, or compares it with another number. */
  note: string;
  icon: LucideIcon;
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
export function StatWithUsual({ label, value, unit, note, icon: Icon, area, ...month }: Props) {
  const { t } = useTranslation('demo');
  const usual = findUsual(month.values, sampleToday);
  const high = usual && month.format(usual.high);
  return (
    <section aria-label={label} className="rounded-base border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium">{label}</span>
        <Icon
          aria-hidden="true"
          className="size-5 shrink-0"
          strokeWidth={1.75}
          style={{ color: areaColor(area) }}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="flex items-baseline gap-x-1.5">
          <span className="number text-display leading-none font-semibold">{value}</span>
          {unit && <span className="text-muted">{unit}</span>}
        </p>
        <p className="text-small text-muted">{note}</p>
      </div>
      <MonthDrawing label={label} area={area} {...month} />
      {usual && high && (
        <p className="mt-1 text-small text-muted">
          {t('usually', { low: shortenFirst(month.format(usual.low), high), high })}
        </p>
      )}
    </section>
  );
}

function MonthDrawing({
  label,
  area,
  values,
  format,
  smallestDifference,
}: Pick<Props, 'label' | 'area' | 'values' | 'format' | 'smallestDifference'>) {
  const { language } = useLanguage();
  const days = listLastDays(values, sampleToday, drawnDays);
  const points = days.map(({ day, value }) => ({
    name: formatDay(day, language, sampleToday),
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
        <span>{formatShortDay(days[0]?.day ?? sampleToday, language)}</span>
        <span>{formatShortDay(sampleToday, language)}</span>
      </p>
    </>
  );
}
