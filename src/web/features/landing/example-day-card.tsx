import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import { dateFormat } from '#domain/intl-formats.ts';
import { type DayValue, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { shortenFirst } from '#domain/shorten-first.ts';
import { UsualDrawing } from '#web/charts/usual-drawing.tsx';
import { dateLocale, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleMonth, sampleToday } from '#web/lib/sample-month.ts';
import { type Area, areaColor } from '#web/ui/area.ts';

/** Shows three measures of the sample month's last day against their usual values, as the app does. */
export function ExampleDayCard() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const day = dateFormat(dateLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return (
    <>
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <span className="font-display text-lead font-semibold whitespace-nowrap first-letter:uppercase max-sm:tracking-tight">
          {day.format(new Date(`${sampleToday}T00:00:00Z`))}
        </span>
        <span className="rounded-full bg-attention-soft px-2.5 py-0.5 text-small font-medium whitespace-nowrap text-attention">
          {t('pictureExample')}
        </span>
      </div>
      <div className="divide-y divide-line">
        <Row
          name={t('pictureSleep')}
          area="sleep"
          values={sampleMonth.sleep}
          smallestDifference={0.25}
          format={formatHours}
        />
        <Row
          name={t('pictureSteps')}
          area="fitness"
          values={sampleMonth.steps}
          smallestDifference={300}
          format={number}
          unit={t('pictureStepsUnit')}
        />
        <Row
          name={t('pictureMood')}
          area="mood"
          values={sampleMonth.mood}
          smallestDifference={0.5}
          format={(value) => t('pictureScore', { value: number(value) })}
        />
      </div>
      <p className="mt-3 border-t border-line pt-3 text-small text-muted">{t('pictureMonth')}</p>
    </>
  );
}

interface RowProps {
  name: string;
  area: Area;
  values: readonly DayValue[];
  smallestDifference: number;
  format: (value: number) => string;
  /** The unit of the usual values, if `format` leaves it out. */
  unit?: string;
}

function Row({ name, area, values, smallestDifference, format, unit }: RowProps) {
  const { t } = useTranslation('landing');
  const usual = findUsual(values, sampleToday);
  const value = values.at(-1)?.value ?? 0;
  const high = usual && format(usual.high);
  return (
    <div className="py-2.5 last:pb-0 sm:grid sm:grid-cols-[12.5rem_1fr] sm:gap-x-5">
      <div className="flex items-baseline justify-between gap-3 sm:block">
        <p className="font-medium">{name}</p>
        <p className="number text-title font-semibold">{format(value)}</p>
      </div>
      <div className="max-sm:-my-1.5 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <UsualDrawing
          days={listLastDays(values, sampleToday, 30)}
          usual={usual}
          color={areaColor(area)}
          smallestDifference={smallestDifference}
          height={56}
        />
      </div>
      {usual && high && (
        <p className="text-small text-muted">
          {t('pictureUsual', {
            low: shortenFirst(format(usual.low), high),
            high: unit ? `${high} ${unit}` : high,
          })}
        </p>
      )}
    </div>
  );
}
