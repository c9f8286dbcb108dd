import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { findUsual } from '#domain/measures/usual.ts';
import { averageHours } from '#domain/sleep-ribbon.ts';
import { useUsualText } from '#web/charts/use-usual-text.ts';
import { capitalize } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useHoursMeaning } from './use-hours-meaning.ts';
import { useLastDay } from './use-sleep.ts';

/**
 * Shows the length of the last night, and in smaller type how it compares with what is usual, as `TimeInBedRow` does.
 * Shows the average of the nights instead if nothing is usual yet, or if a device measured only the last night or only
 * others. Without a last night, or with only one night, the average is the main number.
 */
export function RibbonSummary({ nights }: { nights: LoggedNight[] }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const average = averageHours(nights);
  const meaning = useHoursMeaning() ?? 'mixed';
  const lastDay = useLastDay();
  const usual = findUsual(useDailySleep().data?.hours ?? [], lastDay);
  const usualText = useUsualText({ words: 'amount', growsDuringDay: false }, formatHours);
  const lastNight = nights.length > 1 ? nights.find(({ date }) => date === lastDay) : undefined;
  if (average === null) return <p className="text-muted">{t('ribbon.noneLately')}</p>;
  const averageText = t(`ribbon.average.${meaning}`, { count: nights.length });
  if (!lastNight) return <MainLength hours={average} text={averageText} />;
  const lastMeaning = hoursMeaning([lastDay], [lastNight]);
  const isCompared = usual && lastMeaning === meaning;
  return (
    <>
      <MainLength hours={lastNight.hours} text={t(`ribbon.last.${lastMeaning}`)} />
      <p className="mt-2 text-small text-muted tabular-nums">
        {isCompared
          ? capitalize(usualText(lastNight.hours, usual, 0).text, language)
          : `${formatHours(average)} ${averageText}`}
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
