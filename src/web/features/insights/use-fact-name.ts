import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listNights } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { hoursMeaning } from '#domain/hours-meaning.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import type { WeekFact } from './week-fact.ts';

export interface Week {
  from: CalendarDay;
  to: CalendarDay;
}

/**
 * Returns a function that returns the name of a fact's measure. The unit of a row already says that meditation is in
 * minutes. Hours of sleep that no device measured are called time in
 * bed (see `hoursMeaning`). While the nights are not loaded, they have the name of the measure.
 */
export function useFactName({ from, to }: Week, facts: readonly WeekFact[]): (fact: WeekFact) => string {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const query = endpointQuery(listNights, { query: { limit: 30 } });
  const { data } = useQuery({ ...query, enabled: facts.some(({ measure }) => measure === 'sleepHours') });
  return ({ measure, days }) => {
    const name = measures[measure].name[language];
    if (measure === 'meditationMinutes') return t('meditation');
    if (measure !== 'sleepHours' || !data) return name;
    const nights = data.filter(({ date }) => date >= from && date <= to);
    const dates = nights.map(({ date }) => date);
    const meaning = hoursMeaning(dates, nights);
    if (meaning === 'asleep') return name;
    // On a day without a night, the hours were recorded without times, so they are the time asleep.
    return t(meaning === 'inBed' && days <= dates.length ? 'timeInBed' : 'sleepOrBed');
  };
}
