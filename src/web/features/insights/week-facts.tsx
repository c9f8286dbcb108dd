import { useTranslation } from 'react-i18next';
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
 * differ.
 */
export function WeekFacts({ facts, week }: Props) {
  const { t } = useTranslation('insights');
  const nameOf = useFactName(week, facts);
  const groups = [
    { title: t('storyUnusual'), rows: facts.filter(isUnusual) },
    { title: t('storyUsual'), rows: facts.filter((fact) => !isUnusual(fact)) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <div className={`text-small ${columns}`}>
      {groups.map(({ title, rows }, index) => (
        <section
          key={title}
          aria-label={title}
          className="col-span-full grid grid-cols-subgrid not-first:mt-4"
        >
          <h3 className="col-span-1 self-end pb-2 font-medium sm:col-span-2">{title}</h3>
          {index === 0 && <Heading />}
          <ul className="col-span-full grid grid-cols-subgrid">
            {rows.map((fact) => (
              <WeekRow key={fact.measure} fact={fact} name={nameOf(fact)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

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
