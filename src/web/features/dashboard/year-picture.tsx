import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BareYear } from './bare-year.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { YearFacts } from './year-facts.tsx';
import { YearLegend } from './year-legend.tsx';
import { YearMeasureChoice } from './year-measure-choice.tsx';
import { YearMonthPage } from './year-month-page.tsx';
import { YearNotes } from './year-notes.tsx';

interface Props {
  shown: ShownYear;
  today: CalendarDay;
  onMeasure: (measure: HorizonMeasure) => void;
}

/** A year of so few months shows them beside its facts on a wide page, so that the card has no empty half. */
const fewMonths = 2;

/**
 * Draws the days of one measure, in months, below or beside the facts of the year. The legend is below the months. On a
 * new member's first day, draws the bare year.
 */
export function YearPicture({ shown, today, onMeasure }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { measure, measures, months, missingDays } = shown;
  const hasDays = months.some(({ measuredDays }) => measuredDays > 0);
  const isFirstDay = shown.isNew && !hasDays;
  const isShort = months.length <= fewMonths;
  return (
    <section
      aria-label={t('year:picture')}
      className="space-y-4 rounded-base border border-line bg-raised p-4 sm:p-6 print:border-0 print:bg-transparent print:p-0"
    >
      {measures.length > 1 && (
        <YearMeasureChoice measures={measures} measure={measure} onChange={onMeasure} />
      )}
      <p className={classNames('font-semibold', measures.length > 1 && 'hidden print:block')}>
        {t(`dashboard:horizon.names.${measure}`)}
      </p>
      <div
        className={classNames(
          'space-y-4',
          isShort && 'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] lg:gap-x-10',
        )}
      >
        <div className={classNames('space-y-4 sm:pb-2 print:pb-0', isShort && 'lg:space-y-5')}>
          <YearFacts shown={shown} isColumn={isShort} />
          {!hasDays && <NoDays shown={shown} />}
          {shown.isNew && <AddToday />}
        </div>
        {isFirstDay ? (
          <BareYear today={today} color={areaColor(horizonDisplay[measure].area)} />
        ) : (
          <ol
            className={classNames(
              'grid gap-x-4 gap-y-5 sm:gap-x-7 print:grid-cols-3 print:gap-x-6 print:gap-y-2',
              columnsOf(months.length),
            )}
          >
            {months.map((month) => (
              <YearMonthPage key={month.first} month={month} measure={measure} hasUsual={missingDays === 0} />
            ))}
          </ol>
        )}
      </div>
      {!isFirstDay && <YearLegend shown={shown} />}
      <YearNotes shown={shown} />
    </section>
  );
}

/** Returns the columns of the months, so that the last row of a short year is not nearly empty. */
function columnsOf(months: number): string {
  if (months <= fewMonths) return months === 1 ? '' : 'sm:grid-cols-2';
  return [3, 5, 6, 9].includes(months) ? 'sm:grid-cols-3' : 'sm:grid-cols-3 lg:grid-cols-4';
}

/** Says why no day has a value. */
function NoDays({ shown: { todaysValue, isOver } }: Pick<Props, 'shown'>) {
  const { t } = useTranslation('year');
  return (
    <p className="text-muted">{t(todaysValue !== undefined ? 'soon' : isOver ? 'noDays' : 'noDaysYet')}</p>
  );
}

/** Shows a link to the check-in, for a person whose year has only a few days. */
function AddToday() {
  const { t } = useTranslation('year');
  return (
    <Link to={pages.home} search={{ open: 'checkin' }} className={`print:hidden ${buttonStyle('secondary')}`}>
      {t('addToday')}
    </Link>
  );
}
