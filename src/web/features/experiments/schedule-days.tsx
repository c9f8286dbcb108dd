import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { type CalendarDay, startOfWeek, toDayNumber } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useFirstWeekday } from '#web/i18n/first-weekday.ts';
import { formatDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark } from './day-mark.tsx';
import { dayState } from './day-state.ts';
import { PairLine } from './pair-line.tsx';
import { useExperimentText } from './use-experiment-text.ts';

type Day = Experiment['days'][number];

interface Props {
  experiment: Experiment;
  /** Consecutive days of the experiment's plan. */
  days: readonly Day[];
  selected: CalendarDay;
  onSelect: (day: CalendarDay) => void;
}

/**
 * Draws days of a plan with one row for each week, and the date on which each week begins. A line joins the two days of
 * a pair. A dot beside a circle means that the outcome has a value. A ring around a circle marks today. For the
 * circles see `DayMark`.
 */
export function ScheduleDays({ experiment: { plan }, days, selected, onSelect }: Props) {
  const { language } = useLanguage();
  const firstWeekday = useFirstWeekday();
  return (
    <ul className="-mx-1.5 grid grid-cols-7 items-end sm:mx-0 sm:pl-14">
      {days.map((one, position) => {
        const index = toDayNumber(one.day) - toDayNumber(plan.start);
        const week = startOfWeek(one.day, firstWeekday);
        const column = toDayNumber(one.day) - toDayNumber(week) + 1;
        return (
          <li
            key={one.day}
            className="relative"
            style={position === 0 ? { gridColumnStart: column } : undefined}
          >
            {(position === 0 || column === 1) && (
              <WeekDate text={formatShortDay(week, language)} column={column} />
            )}
            <span className="relative block">
              <PairLine isFirst={index % 2 === 0} isAtEdge={column === (index % 2 === 0 ? 7 : 1)} />
              <DayButton
                day={one}
                plan={plan}
                isOn={plan.schedule[index] === '1'}
                isSelected={one.day === selected}
                onSelect={() => onSelect(one.day)}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Shows the date left of a row. On a phone, where seven days are as wide as the page, the date is above the first
 * column of the row. `column` is the column of the day that contains the date, from 1.
 */
const WeekDate = ({ text, column }: { text: string; column: number }) => (
  <span
    aria-hidden="true"
    className="relative right-(--to-first) mt-3 flex pl-1.5 text-small leading-none whitespace-nowrap text-muted tabular-nums sm:absolute sm:inset-y-0 sm:right-(--to-left) sm:mt-0 sm:items-center sm:pr-2 sm:pl-0"
    style={{ '--to-first': `${100 * (column - 1)}%`, '--to-left': `${100 * column}%` } as CSSProperties}
  >
    {text}
  </span>
);

interface DayProps extends Pick<Experiment, 'plan'> {
  day: Day;
  isOn: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

function DayButton({ day, plan: { action, outcome }, isOn, isSelected, onSelect }: DayProps) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { answerName } = useExperimentText();
  const today = useToday();
  const answer = day.done === null ? t('schedule.unanswered') : answerName(action, day.done);
  const parts = [
    formatDay(day.day, language, today),
    t(`plan.${action.form}.${isOn ? 'on' : 'off'}`),
    day.day <= today && answer,
    day.outcome !== null && t('schedule.hasOutcome'),
  ];
  return (
    <button
      type="button"
      aria-label={parts.filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      aria-current={day.day === today ? 'date' : undefined}
      title={formatShortDay(day.day, language)}
      onClick={onSelect}
      className="relative flex h-12 w-full items-center justify-center rounded-base"
    >
      <span
        className={classNames(
          'flex size-11 items-center justify-center rounded-full',
          isSelected && 'bg-sunken',
          day.day === today && 'outline-2 -outline-offset-2 outline-(--ink)',
        )}
      >
        <span className="relative">
          <DayMark
            isOn={isOn}
            state={dayState(day, isOn, action.form, today)}
            color={areaColor(measures[outcome].area)}
            size="medium"
          />
          {day.outcome !== null && (
            <span
              aria-hidden="true"
              className="absolute -right-1 -bottom-1 size-3 rounded-full border-2 border-raised bg-ink"
            />
          )}
        </span>
      </span>
    </button>
  );
}
