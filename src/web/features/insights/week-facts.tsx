import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFactName, type Week } from './use-fact-name.ts';
import { isUnusual, type WeekFact } from './week-fact.ts';
import { WeekRow } from './week-row.tsx';

interface Props {
  facts: readonly WeekFact[];
  week: Week;
}

/** The columns of the list: the name, the drawing on a wide page, the value of the week, and the usual value. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_minmax(6rem,9rem)_auto_auto]';

/**
 * Shows how a week compares with earlier weeks: the measures that differ, and below them the measures that do not
 * differ. On a narrow page, the second list is folded if there is a first.
 */
export function WeekFacts({ facts, week }: Props) {
  const { t } = useTranslation('insights');
  const nameOf = useFactName(week, facts);
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const unusual = facts.filter(isUnusual);
  const usual = facts.filter((fact) => !isUnusual(fact));
  const isFolding = !isWide && unusual.length > 0;
  const toRows = (rows: readonly WeekFact[]) => (
    <ul className="col-span-full grid grid-cols-subgrid">
      {rows.map((fact) => (
        <WeekRow key={fact.measure} fact={fact} name={nameOf(fact)} />
      ))}
    </ul>
  );
  return (
    <div className={`text-small ${columns}`}>
      {unusual.length > 0 && (
        <section aria-label={t('storyUnusual')} className={groupStyle}>
          <h3 className={headingStyle}>{t('storyUnusual')}</h3>
          <Heading />
          {toRows(unusual)}
        </section>
      )}
      {usual.length > 0 && (
        <section aria-label={t('storyUsual')} className={groupStyle}>
          {isFolding ? (
            <h3 className="col-span-full border-t border-line">
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                className="flex min-h-11 w-full items-center justify-between font-medium"
              >
                {t('storyUsualCount', { count: usual.length })}
                <ChevronDown
                  aria-hidden="true"
                  className={classNames('size-5 text-muted', isOpen && 'rotate-180')}
                />
              </button>
            </h3>
          ) : (
            <h3 className={headingStyle}>{t('storyUsual')}</h3>
          )}
          {unusual.length === 0 && <Heading />}
          {(!isFolding || isOpen) && toRows(usual)}
        </section>
      )}
    </div>
  );
}

const groupStyle = 'col-span-full grid grid-cols-subgrid not-first:lg:mt-4';
const headingStyle = 'col-span-1 self-end pb-2 font-medium sm:col-span-2';

/** Names the two columns of values. Each row says the same to screen readers. */
function Heading() {
  const { t } = useTranslation('insights');
  return (['week', 'usual'] as const).map((column) => (
    <span
      key={column}
      aria-hidden="true"
      className="self-end pb-2 text-right font-medium whitespace-nowrap text-muted"
    >
      {t(`storyColumns.${column}`)}
    </span>
  ));
}
