import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { toDayNumber } from '#domain/calendar-day.ts';
import { type DayValue, findUsual } from '#domain/measures/usual.ts';
import { DayChart } from '#web/charts/day-chart.tsx';
import { formatWeekday, formatWeekdayName } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { sampleToday } from '#web/lib/sample-month.ts';
import { type Area, areaColor } from '#web/ui/area.ts';

interface Props extends Pick<ComponentProps<typeof DayChart>, 'kind' | 'title' | 'domain' | 'formatShort'> {
  /** The values of the sample month. The chart draws the last seven days over the band of the usual values. */
  values: readonly DayValue[];
  valueHeading: string;
  area: Area;
  /** Returns a value with its unit. */
  format: (value: number) => string;
}

/** Draws the sample week in the way in which the pages of members draw their days. */
export function WeekChart({ values, area, ...chart }: Props) {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  return (
    <DayChart
      {...chart}
      pointHeading={t('day')}
      points={values.slice(-7).map(({ day, value }) => ({
        label: formatWeekday(day, language),
        name: formatWeekdayName(day, language),
        at: toDayNumber(day),
        value: value ?? 0,
      }))}
      color={areaColor(area)}
      usual={findUsual(values, sampleToday)}
    />
  );
}
