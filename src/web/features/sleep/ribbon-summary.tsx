import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { averageHours } from '#domain/sleep-ribbon.ts';
import { useHoursMeaning } from './use-hours-meaning.ts';
import { useLastDay } from './use-sleep.ts';

/**
 * Shows the length of the last night, and in smaller type how it differs from the average of the nights. Without a last
 * night, or with only one night, the average is the main number. `UsualSleep` says what is usual.
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
  const lastMeaning = hoursMeaning([lastDay], [lastNight]);
  const difference = toMinutes(lastNight.hours) - toMinutes(average);
  return (
    <>
      <MainLength hours={lastNight.hours} text={t(`ribbon.last.${lastMeaning}`)} />
      <p className="mt-2 text-small text-muted tabular-nums">
        {lastMeaning === meaning
          ? t(`ribbon.than.${difference === 0 ? 'same' : difference > 0 ? 'more' : 'less'}`, {
              difference: formatHours(Math.abs(difference) / 60),
              average: formatHours(average),
              nights: nights.length,
            })
          : `${formatHours(average)} ${averageText}`}
      </p>
    </>
  );
}

/** Rounds hours to the minutes that `formatHours` shows, so that the difference fits the two numbers. */
const toMinutes = (hours: number): number => Math.round(hours * 60);

const MainLength = ({ hours, text }: { hours: number; text: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-3">
    <span className="number text-display leading-none font-semibold">{formatHours(hours)}</span>
    <span className="text-muted">{text}</span>
  </p>
);
