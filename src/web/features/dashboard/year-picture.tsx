import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BesideLandscape } from './beside-landscape.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useNameOf } from './use-horizon-name.ts';
import { YearCalendar } from './year-calendar.tsx';
import { YearExtremes } from './year-extremes.tsx';
import { YearFacts } from './year-facts.tsx';
import { YearFirstSteps } from './year-first-steps.tsx';
import { YearMeasureChoice } from './year-measure-choice.tsx';
import { isShortYear } from './year-months.tsx';
import { YearNotes } from './year-notes.tsx';

interface Props {
  shown: ShownYear;
  /** A link to today's check-in. */
  checkin: ReactNode;
  onMeasure: (measure: HorizonMeasure) => void;
}

/**
 * Draws the days of one measure in months, below or beside the facts of the year. Without a past day that has a value,
 * draws a landscape in their place.
 */
export function YearPicture({ shown, checkin, onMeasure }: Props) {
  const { t } = useTranslation('year');
  const { measure, measures, months, sleepMeaning } = shown;
  const name = useNameOf(sleepMeaning)(measure);
  const hasDays = months.some(({ measuredDays }) => measuredDays > 0);
  return (
    <section
      aria-label={t('picture')}
      className="space-y-4 rounded-base border border-line bg-raised p-4 sm:p-6 print:space-y-2 print:border-0 print:bg-transparent print:p-0"
    >
      {measures.length > 1 && (
        <YearMeasureChoice {...{ measures, measure, sleepMeaning }} onChange={onMeasure} />
      )}
      <p className={classNames('font-semibold', measures.length > 1 && 'hidden print:block')}>{name}</p>
      {hasDays ? <Days {...{ shown, checkin }} /> : <NoDays {...{ shown, checkin }} />}
      <YearNotes shown={shown} />
    </section>
  );
}

/**
 * Shows the months of a year with past days that have values, between its facts. On wide screens and on paper, the
 * facts are in one row above the months. On wide screens, a short year has them in a column beside its months.
 */
function Days({ shown, checkin }: Pick<Props, 'shown' | 'checkin'>) {
  const { months, measure, missingDays } = shown;
  const isShort = isShortYear(months);
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-4 print:grid-cols-2',
        isShort ? 'lg:grid-cols-[2fr_3fr] lg:grid-rows-[auto_1fr] lg:gap-x-10' : 'md:grid-cols-2',
      )}
    >
      <div className="space-y-4">
        <YearFacts shown={shown} />
        <YearFirstSteps {...{ shown, checkin }} />
      </div>
      <div
        className={classNames(
          'print:order-last print:col-span-2',
          isShort ? 'lg:row-span-2' : 'md:order-last md:col-span-2',
        )}
      >
        <YearCalendar shown={shown} hasUsual={missingDays === 0} />
      </div>
      <YearExtremes months={months} measure={measure} />
    </div>
  );
}

/** Shows a landscape beside the value of today, or beside a text that says that there are no values. */
function NoDays({ shown, checkin }: Pick<Props, 'shown' | 'checkin'>) {
  const { t } = useTranslation('year');
  const { measure, todaysValue, isOver } = shown;
  const hasToday = todaysValue !== undefined;
  return (
    <BesideLandscape hill={hasToday ? horizonDisplay[measure].area : undefined}>
      {!hasToday && <p className="text-lead font-semibold">{t(isOver ? 'noDays' : 'noDaysYet')}</p>}
      <YearFacts shown={shown} />
      <YearFirstSteps {...{ shown, checkin }} />
    </BesideLandscape>
  );
}
