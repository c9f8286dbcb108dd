import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listWorkoutDays } from '#contracts/fitness.ts';
import { listMeditationDays } from '#contracts/mindfulness.ts';
import { addDays } from '#domain/calendar-day.ts';
import { formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useFormatUsualValue, useHorizonSeries } from './use-horizon.ts';
import { WeekColumns } from './week-columns.tsx';

/**
 * The number of days before today whose values are loaded. The usual value is computed from the newest 28 loaded days
 * that have a value.
 */
const readDays = 90;

/**
 * Shows the last seven days of an area: minutes of workouts or meditation, or glasses of water.
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
    <WeekColumns
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
    <WeekColumns
      area="nutrition"
      values={series?.waterIntake}
      format={(glasses) => format('waterIntake', glasses)}
    />
  );
}
