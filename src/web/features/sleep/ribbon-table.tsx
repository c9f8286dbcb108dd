import { useTranslation } from 'react-i18next';
import type { LoggedNight } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatRecentDayInSentence, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useHoursMeaning } from './use-hours-meaning.ts';
import { useQualityText } from './use-quality-text.ts';

interface Props {
  /** The nights, oldest first. */
  nights: readonly LoggedNight[];
}

/** Lists the nights of the ribbon for screen readers. Renders nothing without nights. */
export function RibbonTable({ nights }: Props) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const today = useToday();
  const qualityText = useQualityText();
  const meaning = useHoursMeaning();
  if (nights.length === 0) return null;
  const nameDay = ({ date }: LoggedNight) => formatRecentDayInSentence(date, language, today);
  return (
    <div className="sr-only">
      <table>
        <caption>{t('ribbon.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('day')}</th>
            <th scope="col">{t('night.bedtime')}</th>
            <th scope="col">{t('night.wakeTime')}</th>
            <th scope="col">{meaning === 'inBed' ? t('timeInBed') : measures.sleepHours.name[language]}</th>
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
              <td>{night.quality === null ? t('night.notRated') : qualityText(night.quality)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
