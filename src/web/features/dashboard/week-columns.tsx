import { useTranslation } from 'react-i18next';
import { toDayNumber } from '#domain/calendar-day.ts';
import { type DayValue, daysUntilUsual, findUsual, listLastDays } from '#domain/measures/usual.ts';
import { BandTable } from '#web/charts/band-table.tsx';
import { DayColumns } from '#web/charts/day-columns.tsx';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { useUsualText } from '#web/charts/use-usual-text.ts';
import { UsualMark } from '#web/charts/usual-mark.tsx';
import { UsualDots } from '#web/charts/usual-progress.tsx';
import { capitalize, formatNumber, formatRecentDayInSentence, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';

interface Props {
  area: 'fitness' | 'nutrition' | 'mindfulness';
  /** Undefined while the values load. */
  values: DayValue[] | undefined;
  format: (value: number) => string;
}

const dayCount = 7;

/** The area that gives the columns their colour. */
const colorAreas = { fitness: 'fitness', nutrition: 'water', mindfulness: 'mindfulness' } as const;

/**
 * Shows the values of the last seven days as columns, against the usual values, and their sum. Renders nothing while
 * the values load.
 */
export function WeekColumns({ area, values, format }: Props) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const today = useToday();
  if (!values) return null;
  const name = t(`week.${area}`);
  const color = areaColor(colorAreas[area]);
  const days = listLastDays(values, today, dayCount);
  const known = days.flatMap(({ value }) => value ?? []);
  const usual = findUsual(values, today);
  const points = days.map(({ day, value }) => ({
    label: day === today ? t('horizon.today') : formatWeekday(day, language),
    name: formatRecentDayInSentence(day, language, today),
    text: value === null ? '' : format(value),
    at: toDayNumber(day),
    value,
    isUnfinished: day === today,
  }));
  return (
    <Card>
      <figure aria-label={name}>
        <figcaption className="mb-2 flex items-baseline justify-between gap-3">
          <span className="font-medium">
            {name}
            <span className="block text-small font-normal text-muted">{t('week.last')}</span>
          </span>
          {known.length > 0 && (
            <span className="number text-lead font-semibold">
              {format(known.reduce((sum, value) => sum + value, 0))}
            </span>
          )}
        </figcaption>
        <ReadableChart series={[{ label: name, points }]} toX={(index) => ((index + 0.5) * 100) / dayCount}>
          <DayColumns
            kind="bar"
            points={points}
            domain={[0, Math.max(1, usual?.high ?? 0, ...known)]}
            color={color}
            usual={usual}
            formatShort={(value) => formatNumber(value, language)}
          />
        </ReadableChart>
        <Legend {...{ area, values, format }} todaysValue={days.at(-1)?.value ?? null} />
        <BandTable name={name} days={days} today={today} format={format} />
      </figure>
    </Card>
  );
}

interface LegendProps extends Pick<Props, 'area' | 'format'> {
  values: readonly DayValue[];
  todaysValue: number | null;
}

/** Explains the column of today, if today has a value, and the band of the usual values. */
function Legend({ area, values, format, todaysValue }: LegendProps) {
  const { t } = useTranslation('charts');
  const { language } = useLanguage();
  const today = useToday();
  const usualText = useUsualText({ words: 'amount', growsDuringDay: true }, format);
  const usual = findUsual(values, today);
  const missingDays = daysUntilUsual(values, today);
  const color = areaColor(colorAreas[area]);
  return (
    <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {todaysValue !== null && (
        <p className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3.5 rounded-sm border-2" style={{ borderColor: color }} />
          {t('usual.soFar')}
        </p>
      )}
      <p className="flex items-center gap-2">
        {usual ? (
          <UsualMark color={color} />
        ) : (
          <UsualDots missingDays={missingDays} area={colorAreas[area]} />
        )}
        {capitalize(usualText(todaysValue, usual, missingDays).text, language)}
      </p>
    </div>
  );
}
