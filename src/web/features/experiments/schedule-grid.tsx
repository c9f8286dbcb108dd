import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { addDays, type CalendarDay, startOfWeek } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatDay, formatShortDay, formatWeekday } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark } from './day-mark.tsx';

interface Props {
  experiment: Experiment;
  day: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
}

type Day = Experiment['days'][number];

/**
 * Draws the days of an experiment's plan as a calendar with one row for each week. A line joins the two days of a pair.
 * A day with the action on is filled, and a day with the action off is hollow. A tick means that the person carried out
 * the action. A dot means that the outcome has a value.
 */
export function ScheduleGrid({ experiment, day, onDayChange }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { plan, days } = experiment;
  const firstDay = startOfWeek(plan.start, useFirstWeekday());
  const week = Array.from({ length: 7 }, (_, index) => addDays(firstDay, index));
  const color = areaColor(measures[plan.outcome].area);
  return (
    <section aria-label={t('schedule.title')}>
      <h3 className="font-medium">{t('schedule.title')}</h3>
      <p className="mb-3 text-small text-muted">{t('schedule.hint')}</p>
      <div aria-hidden="true" className="-mx-1.5 grid grid-cols-7 text-center text-small text-muted sm:mx-0">
        {week.map((weekday) => (
          <span key={weekday}>{formatWeekday(weekday, language)}</span>
        ))}
      </div>
      <ul className="-mx-1.5 grid grid-cols-7 overflow-hidden sm:mx-0">
        {days.map((one, index) => (
          <li
            key={one.day}
            className="relative"
            style={index === 0 ? { gridColumnStart: week.indexOf(one.day) + 1 } : undefined}
          >
            <span
              className={classNames(
                'absolute top-1/2 h-0.5 w-1/2 -translate-y-1/2 bg-line',
                index % 2 === 0 ? 'right-0' : 'left-0',
              )}
            />
            <DayButton
              day={one}
              form={plan.action.form}
              isOn={plan.schedule[index] === '1'}
              isSelected={one.day === day}
              color={color}
              onSelect={() => onDayChange(one.day)}
            />
          </li>
        ))}
      </ul>
      <Legend color={color} form={plan.action.form} />
    </section>
  );
}

interface DayProps extends LegendProps {
  day: Day;
  isOn: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

function DayButton({ day: { day, done, outcome }, form, isOn, isSelected, color, onSelect }: DayProps) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const today = useToday();
  const isAhead = day > today;
  const answer = done === null ? t('schedule.unanswered') : t(done ? 'schedule.done' : 'schedule.notDone');
  const parts = [
    formatDay(day, language, today),
    t(`plan.${form}.${isOn ? 'on' : 'off'}`),
    !isAhead && answer,
    outcome !== null && t('schedule.hasOutcome'),
  ];
  return (
    <button
      type="button"
      aria-label={parts.filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      title={formatShortDay(day, language)}
      onClick={onSelect}
      className="relative flex h-12 w-full items-center justify-center rounded-base"
    >
      <span
        className={classNames(
          'flex size-11 items-center justify-center rounded-full',
          isSelected && 'bg-sunken',
          day === today && 'outline-2 -outline-offset-2 outline-(--ink)',
        )}
      >
        <DayMark isOn={isOn} isDone={done === true} isAhead={isAhead} color={color} size="medium" />
      </span>
      {outcome !== null && (
        <span aria-hidden="true" className="absolute bottom-px size-1.5 rounded-full bg-ink" />
      )}
    </button>
  );
}

interface LegendProps extends Pick<Experiment['plan']['action'], 'form'> {
  color: string;
}

function Legend({ color, form }: LegendProps) {
  const { t } = useTranslation('experiments');
  return (
    <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-small text-muted">
      <span className="flex items-center gap-2">
        <DayMark isOn color={color} />
        {t(`plan.${form}.on`)}
      </span>
      <span className="flex items-center gap-2">
        <DayMark isOn={false} color={color} />
        {t(`plan.${form}.off`)}
      </span>
      <span className="flex items-center gap-2">
        <DayMark isOn isDone color={color} />
        {t(`answer.${form}.yes`)}
      </span>
      <span className="flex items-center gap-2">
        <span className="size-1.5 rounded-full bg-ink" />
        {t('schedule.legendOutcome')}
      </span>
    </p>
  );
}
