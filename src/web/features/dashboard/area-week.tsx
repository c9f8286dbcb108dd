import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listWorkoutDays } from '#contracts/fitness.ts';
import { listMeditationDays } from '#contracts/mindfulness.ts';
import { addDays } from '#domain/calendar-day.ts';
import { type DayValue, listLastDays } from '#domain/measures/usual.ts';
import { UsualBandView } from '#web/charts/usual-band-view.tsx';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { Card } from '#web/ui/card.tsx';
import { useFormatUsualValue, useHorizonSeries } from './use-horizon.ts';

/**
 * The number of days before today whose values are loaded. The usual value is computed from the newest 28 loaded days
 * that have a value.
 */
const readDays = 90;

/**
 * Shows today's value of an area and the values of the last seven days: minutes of workouts or
 * meditation, or glasses of water.
 */
export function AreaWeek({ area }: { area: 'fitness' | 'nutrition' | 'mindfulness' }) {
  if (area === 'fitness') return <WorkoutWeek />;
  return area === 'mindfulness' ? <MeditationWeek /> : <WaterWeek />;
}

function useReadRange() {
  const to = useToday();
  return { query: { from: addDays(to, -readDays), to } };
}

function WorkoutWeek() {
  const { data } = useQuery(endpointQuery(listWorkoutDays, useReadRange()));
  return <MinutesWeek area="fitness" days={data} />;
}

function MeditationWeek() {
  const { data } = useQuery(endpointQuery(listMeditationDays, useReadRange()));
  return <MinutesWeek area="mindfulness" days={data} />;
}

interface MinutesProps {
  area: 'fitness' | 'mindfulness';
  days: { date: string; minutes: number }[] | undefined;
}

function MinutesWeek({ area, days }: MinutesProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (
    <Week
      area={area}
      values={days?.map(({ date, minutes }) => ({ day: date, value: minutes }))}
      format={(minutes) => t('recent.minutes', { minutes: formatNumber(minutes, language) })}
    />
  );
}

function WaterWeek() {
  const format = useFormatUsualValue();
  const { series } = useHorizonSeries();
  return (
    <Week
      area="nutrition"
      values={series?.waterIntake}
      format={(glasses) => format('waterIntake', glasses)}
    />
  );
}

interface WeekProps {
  area: 'fitness' | 'nutrition' | 'mindfulness';
  /** Undefined while the values load. */
  values: DayValue[] | undefined;
  format: (value: number) => string;
}

/**
 * Shows the values of the last seven days and their sum. Renders nothing while the values load, and if no day has a
 * value.
 */
function Week({ area, values, format }: WeekProps) {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  if (!values?.some(({ value }) => value !== null)) return null;
  const sum = listLastDays(values, today, 7).reduce((total, { value }) => total + (value ?? 0), 0);
  return (
    <Card>
      <UsualBandView
        name={t(`week.${area}`)}
        area={area === 'nutrition' ? 'water' : area}
        values={values}
        format={format}
        days={7}
        words="amount"
        growsDuringDay
        smallestDifference={1}
      />
      <p className="mt-3 border-t border-line pt-3 font-medium tabular-nums">
        {t('week.sum', { sum: format(sum) })}
      </p>
    </Card>
  );
}
