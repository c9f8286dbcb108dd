import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { averageHours } from '#domain/sleep-ribbon.ts';
import { useHoursMeaning } from './use-hours-meaning.ts';
import { useLastDay } from './use-sleep.ts';

/**
 * Shows the length of the last night, and the average length of the nights in smaller type. Without a last night, or
 * with only one night, the average is the main number. `UsualSleep` says what is usual.
 */
export function RibbonSummary({ nights }: { nights: LoggedNight[] }) {
  const { t } = useTranslation('sleep');
  const average = averageHours(nights);
  const meaning = useHoursMeaning() ?? 'mixed';
  const lastDay = useLastDay();
  const lastNight = nights.length > 1 ? nights.find(({ date }) => date === lastDay) : undefined;
  if (average === null) return <p className="text-muted">{t('ribbon.noneLately')}</p>;
  const averageText = t(`ribbon.average.${meaning}`, { count: nights.length });
  if (!lastNight) return <MainLength hours={average} text={averageText} />;
  return (
    <>
      <MainLength hours={lastNight.hours} text={t(`ribbon.last.${hoursMeaning([lastDay], [lastNight])}`)} />
      <p className="mt-2 text-small text-muted tabular-nums">
        {formatHours(average)} {averageText}
      </p>
    </>
  );
}

const MainLength = ({ hours, text }: { hours: number; text: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-3">
    <span className="number text-display leading-none font-semibold">{formatHours(hours)}</span>
    <span className="text-muted">{text}</span>
  </p>
);
