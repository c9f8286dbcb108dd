import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { addDays, type CalendarDay, startOfWeek } from '#domain/calendar-day.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { Fold } from './fold.tsx';
import { nearestDay } from './nearest-day.ts';
import { ScheduleDays } from './schedule-days.tsx';
import { ScheduleLegend } from './schedule-legend.tsx';

interface Props {
  experiment: Experiment;
  day: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
}

/**
 * Draws the days of an experiment's plan as a calendar with one row for each week, below an explanation of its marks.
 * On a narrow page, the weeks that have not begun are folded if there are several, because what follows the calendar
 * would be far down.
 */
export function ScheduleGrid({ experiment, day, onDayChange }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const today = useToday();
  const firstWeekday = useFirstWeekday();
  const isWide = useIsWide();
  const { plan, days } = experiment;
  const firstDay = startOfWeek(plan.start, firstWeekday);
  const nextWeek = addDays(startOfWeek(nearestDay(experiment, today), firstWeekday), 7);
  const ahead = days.filter((one) => one.day >= nextWeek);
  const weeks = Math.ceil(ahead.length / 7);
  const folded = isWide || weeks < 2 ? [] : ahead;
  const shown = days.slice(0, days.length - folded.length);
  return (
    <section aria-label={t('schedule.title')}>
      <h3 className="font-medium">{t('schedule.title')}</h3>
      <p className="text-small text-muted">{t('schedule.hint')}</p>
      <ScheduleLegend experiment={experiment} />
      <div
        aria-hidden="true"
        className="-mx-1.5 grid grid-cols-7 text-center text-small text-muted sm:mx-0 sm:pl-14"
      >
        {Array.from({ length: 7 }, (_, index) => addDays(firstDay, index)).map((weekday) => (
          <span key={weekday}>{formatWeekday(weekday, language)}</span>
        ))}
      </div>
      <ScheduleDays experiment={experiment} days={shown} selected={day} onSelect={onDayChange} />
      {folded.length > 0 && (
        <Fold title={t('schedule.weeksToCome', { weeks })}>
          <ScheduleDays experiment={experiment} days={folded} selected={day} onSelect={onDayChange} />
        </Fold>
      )}
    </section>
  );
}
