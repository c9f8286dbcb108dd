import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { addDays } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import type { SleepGoals } from '#domain/sleep.ts';
import { averageHours } from '#domain/sleep-ribbon.ts';
import { ReadableChart } from '#web/charts/readable-chart.tsx';
import { formatRecentDayInSentence } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { RibbonDrawing } from './ribbon-drawing.tsx';
import { RibbonTable } from './ribbon-table.tsx';
import { useNights } from './use-sleep.ts';

/** The number of days that the ribbon shows. */
const ribbonDays = 14;

interface Props {
  goals: SleepGoals;
  /** Returns whether the night is deleted but can still be restored with Undo. */
  isDeleted: (date: string) => boolean;
}

/**
 * Shows the nights of the last 14 days from bedtime to wake time, and their average length. A band behind the nights
 * shows the goals for bedtime and wake time.
 */
export function SleepRibbon({ goals, isDeleted }: Props) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const first = addDays(today, 1 - ribbonDays);
  const days = Array.from({ length: ribbonDays }, (_, index) => addDays(first, index));
  const readPoints = (nights: readonly LoggedNight[]) =>
    days.map((day) => {
      const hours = nights.find(({ date }) => date === day)?.hours ?? null;
      return {
        name: formatRecentDayInSentence(day, language, today),
        value: hours,
        text: hours === null ? '' : formatHours(hours),
      };
    });
  return (
    <Card title={t('ribbon.title')}>
      <QueryView query={useNights()} errorTitle={t('loadFailed')} loading={<Skeleton height="22rem" />}>
        {(loaded) => {
          const nights = loaded
            .filter(({ date }) => date >= first && date <= today && !isDeleted(date))
            .toReversed();
          return (
            <figure aria-label={t('ribbon.title')}>
              <RibbonSummary nights={nights} />
              <ReadableChart series={[{ label: t('ribbon.title'), points: readPoints(nights) }]}>
                <RibbonDrawing days={days} nights={nights} goals={goals} />
              </ReadableChart>
              <RibbonLegend goals={goals} hasUnrated={nights.some(({ quality }) => quality === null)} />
              <RibbonTable nights={nights} />
            </figure>
          );
        }}
      </QueryView>
    </Card>
  );
}

function RibbonSummary({ nights }: { nights: LoggedNight[] }) {
  const { t } = useTranslation('sleep');
  const average = averageHours(nights);
  if (average === null) return <p className="text-muted">{t('ribbon.empty')}</p>;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="number text-display leading-none font-semibold">{formatHours(average)}</span>
      <span className="text-muted">{t('ribbon.average', { count: nights.length })}</span>
    </p>
  );
}

function RibbonLegend({ goals, hasUnrated }: { goals: SleepGoals; hasUnrated: boolean }) {
  const { t } = useTranslation('sleep');
  const { targetBedtime, targetWakeTime } = goals;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      <li className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="h-3 w-5 border-y border-dashed"
          style={{
            borderColor: areaColor('sleep'),
            background: 'color-mix(in oklab, var(--sleep) 16%, transparent)',
          }}
        />
        {t('ribbon.goal', { times: `${targetBedtime}–${targetWakeTime}` })}
      </li>
      {hasUnrated && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="h-4 w-2 rounded-full border-[1.5px] bg-raised"
            style={{ borderColor: areaColor('sleep') }}
          />
          {t('ribbon.unrated')}
        </li>
      )}
    </ul>
  );
}
