import { useTranslation } from 'react-i18next';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { CountedDays } from './counted-days.tsx';
import { UnusualFacts } from './unusual-facts.tsx';
import { useFactName, type Week } from './use-fact-name.ts';
import { WeekBand } from './week-band.tsx';
import { isUnusual, type WeekFact } from './week-fact.ts';
import { WeekRange } from './week-range.tsx';

interface Props {
  facts: readonly WeekFact[];
  week: Week;
}

/**
 * Shows how a week compares with earlier weeks: a table of the measures that differ, and a list of the measures that do
 * not differ.
 */
export function WeekFacts({ facts, week }: Props) {
  const nameOf = useFactName(week, facts);
  const unusual = facts.filter(isUnusual);
  return (
    <>
      {unusual.length > 0 && <UnusualFacts facts={unusual} nameOf={nameOf} />}
      {unusual.length < facts.length && (
        <UsualFacts facts={facts.filter((fact) => !isUnusual(fact))} nameOf={nameOf} />
      )}
    </>
  );
}

interface UsualProps extends Pick<Props, 'facts'> {
  nameOf: (fact: WeekFact) => string;
}

/**
 * Lists the measures that do not differ from earlier weeks, with their values of the week. Leaves out the values that
 * the person hides.
 */
function UsualFacts({ facts, nameOf }: UsualProps) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const isHabit = (measure: WeekFact['measure']) => measures[measure].kind === 'yesNo';
  const isVisible = ({ measure }: WeekFact) => isHabit(measure) || isShown(measure);
  const textOf = ({ measure, value, days }: WeekFact) =>
    isHabit(measure)
      ? t('storyCount', { value, days })
      : t('storyAverage', { value: formatValue(value, measure, language) });
  return (
    <>
      <div className="mt-5 mb-1 flex items-baseline justify-between gap-4">
        <h3 className="font-medium">{t('storyUsual')}</h3>
        <p className="text-small font-medium text-muted">{t('storyColumns.week')}</p>
      </div>
      <ul className="divide-y divide-line text-small">
        {facts.map((fact) => (
          <li
            key={fact.measure}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_7rem_12rem]"
          >
            <span>{nameOf(fact)}</span>
            <span className="max-sm:order-last max-sm:col-span-2">
              {isVisible(fact) && <WeekBand fact={fact} />}
            </span>
            <span className="text-right text-muted tabular-nums">
              {isVisible(fact) && textOf(fact)}
              <CountedDays fact={fact} />
              {isVisible(fact) && <WeekRange fact={fact} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
