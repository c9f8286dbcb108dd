import { useTranslation } from 'react-i18next';
import { formatRecentDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark, type DayState, dayColumns } from './day-mark.tsx';
import { countMarks, listMarkedDays, marksColumn, rowProps, weekLength } from './last-days.tsx';

/** The number of marks that a date needs before the next one. */
const dateLength = 4;

/**
 * Shows the first day, today and the last day below their marks. Leaves out the first and the last day if they are too
 * close to today. Screen readers skip it, because each row says its own days.
 */
export function LastDaysScale({ dayCount }: { dayCount: number }) {
  const { language } = useLanguage();
  const today = useToday();
  const days = listMarkedDays(dayCount, today);
  const nameOf = (day: string | undefined) => day && formatShortDay(day, language);
  const isLong = dayCount > weekLength;
  const hasEnd = days.length - dayCount >= dateLength - 1;
  return (
    <div aria-hidden="true" {...rowProps(dayCount)}>
      <p
        className={classNames(
          'mt-2 grid text-small whitespace-nowrap text-muted tabular-nums',
          marksColumn(dayCount),
        )}
        style={dayColumns(days.length)}
      >
        {dayCount > dateLength && (
          <span className={isLong ? 'w-0' : 'w-0 max-sm:hidden'}>{nameOf(days[0])}</span>
        )}
        <span
          className={classNames(
            'row-start-1 w-0',
            isLong && 'flex justify-end justify-self-end',
            dayCount > dateLength && 'max-sm:flex max-sm:justify-end max-sm:justify-self-end',
          )}
          style={{ gridColumnStart: dayCount }}
        >
          {formatRecentDay(today, language, today)}
        </span>
        {hasEnd && (
          <span
            className="row-start-1 flex w-0 justify-end justify-self-end max-sm:hidden"
            style={{ gridColumnStart: days.length }}
          >
            {nameOf(days.at(-1))}
          </span>
        )}
      </p>
    </div>
  );
}

/** Says what the marks of a row mean. Screen readers skip it, because each row says its own days. */
export function LastDaysKey({ dayCount }: { dayCount: number }) {
  const { t } = useTranslation('imports');
  const states: DayState[] = ['withValue', 'withoutValue'];
  if (countMarks(dayCount) > dayCount) states.push('toCome');
  return (
    <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-small text-muted">
      {states.map((state) => (
        <span key={state} className="flex items-center gap-2">
          <span className="w-3">
            <DayMark state={state} color="var(--ink)" />
          </span>
          {t(`sources.${state}`)}
        </span>
      ))}
    </p>
  );
}
