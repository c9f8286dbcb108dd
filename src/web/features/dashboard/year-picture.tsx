import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { BesideLandscape } from './beside-landscape.tsx';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { YearCalendar } from './year-calendar.tsx';
import { YearFacts } from './year-facts.tsx';
import { YearMeasureChoice } from './year-measure-choice.tsx';
import { isShortYear } from './year-months.tsx';
import { YearNotes } from './year-notes.tsx';

interface Props {
  shown: ShownYear;
  onMeasure: (measure: HorizonMeasure) => void;
}

/**
 * Draws the days of one measure in months, below or beside the facts of the year. Without a past day that has a value,
 * draws a landscape in their place. A new year has a link to the check-in.
 */
export function YearPicture({ shown, onMeasure }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  const { measure, measures, months } = shown;
  const hasDays = months.some(({ measuredDays }) => measuredDays > 0);
  return (
    <section
      aria-label={t('year:picture')}
      className="space-y-4 rounded-base border border-line bg-raised p-4 sm:p-6 print:space-y-2 print:border-0 print:bg-transparent print:p-0"
    >
      {measures.length > 1 && (
        <YearMeasureChoice measures={measures} measure={measure} onChange={onMeasure} />
      )}
      <p className={classNames('font-semibold', measures.length > 1 && 'hidden print:block')}>
        {t(`dashboard:horizon.names.${measure}`)}
      </p>
      {hasDays ? <Days shown={shown} /> : <NoDays shown={shown} />}
      <YearNotes shown={shown} />
    </section>
  );
}

/** Shows the months of a year with past days that have values. */
const Days = ({ shown }: Pick<Props, 'shown'>) => (
  <div
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4',
      isShortYear(shown.months) && 'lg:grid-cols-[2fr_3fr]',
    )}
  >
    <div className="@container space-y-4">
      <YearFacts shown={shown} />
      {shown.isNew && <Checkin />}
    </div>
    <YearCalendar shown={shown} hasUsual={shown.missingDays === 0} />
  </div>
);

/** Shows a landscape beside the value of today, or beside a text that says that there are no values. */
function NoDays({ shown }: Pick<Props, 'shown'>) {
  const { t } = useTranslation('year');
  const { measure, todaysValue, isOver, isNew } = shown;
  const hasToday = todaysValue !== undefined;
  return (
    <BesideLandscape hill={hasToday ? areaColor(horizonDisplay[measure].area) : undefined}>
      {!hasToday && <p className="text-lead font-semibold">{t(isOver ? 'noDays' : 'noDaysYet')}</p>}
      <YearFacts shown={shown} />
      {isNew && <Checkin />}
    </BesideLandscape>
  );
}

/** Shows a link to the check-in, for a person whose year has only a few days. */
function Checkin() {
  const { t } = useTranslation('dashboard');
  return (
    <p className="print:hidden">
      <Link to={pages.home} search={{ open: 'checkin' }} className={buttonStyle('secondary')}>
        {t('actions.checkin')}
      </Link>
    </p>
  );
}
