import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { formatNumber, formatRecentDayInSentence, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';

interface Props {
  /** The nights, oldest first. */
  nights: readonly LoggedNight[];
  /** The number of days that the ribbon shows. */
  dayCount: number;
}

/** Says in words what the ribbon shows, and lists the nights, for screen readers. Renders nothing without nights. */
export function RibbonTable({ nights, dayCount }: Props) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const first = nights[0];
  if (!first) return null;
  const longest = nights.reduce((best, night) => (night.hours >= best.hours ? night : best), first);
  const shortest = nights.reduce((best, night) => (night.hours <= best.hours ? night : best), first);
  const nameDay = ({ date }: LoggedNight) => formatRecentDayInSentence(date, language, today);
  return (
    <div className="sr-only">
      <p>
        {t('ribbon.drawn', {
          longest: formatHours(longest.hours),
          longestDay: nameDay(longest),
          shortest: formatHours(shortest.hours),
          shortestDay: nameDay(shortest),
        })}{' '}
        {nights.length < dayCount && t('ribbon.gaps', { count: dayCount - nights.length })}
      </p>
      <table>
        <caption>{t('ribbon.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('night.bedtime')}</th>
            <th scope="col">{t('night.wakeTime')}</th>
            <th scope="col">{t('ribbon.length')}</th>
            <th scope="col">{t('quality')}</th>
          </tr>
        </thead>
        <tbody>
          {nights.map((night) => (
            <tr key={night.date}>
              <th scope="row">{nameDay(night)}</th>
              <td>{formatTime(night.bedtime, night.zone, language)}</td>
              <td>{formatTime(night.wakeTime, night.zone, language)}</td>
              <td>{formatHours(night.hours)}</td>
              <td>
                {night.quality === null
                  ? t('night.notRated')
                  : t('qualityOf', { value: formatNumber(night.quality, language, 1) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
