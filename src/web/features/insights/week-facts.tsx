import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import type { getWeekStory } from '#contracts/insights.ts';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';

type Fact = EndpointOutput<typeof getWeekStory>['facts'][number];
type UnusualFact = Fact & { standing: 'above' | 'below' };

const arrows = { above: ArrowUpRight, below: ArrowDownRight };

const isUnusual = (fact: Fact): fact is UnusualFact => fact.standing !== 'usual';

/**
 * Shows how a week compares with earlier weeks: a sentence for each measure that differs, and a list of the measures
 * that do not differ.
 */
export function WeekFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <>
      <ul className="space-y-3">
        {facts.filter(isUnusual).map((fact) => (
          <UnusualFactRow key={fact.measure} fact={fact} />
        ))}
      </ul>
      {!facts.every(isUnusual) && <UsualFacts facts={facts.filter((fact) => !isUnusual(fact))} />}
    </>
  );
}

/** Says how the week differs from earlier weeks in a measure. */
function UnusualFactRow({ fact }: { fact: UnusualFact }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { measure, value, usual, standing, days } = fact;
  const { kind, area } = measures[measure];
  const name = measures[measure].name[language];
  const isShown = useIsMeasureShown()(measure);
  const toPercent = (dayCount: number) => Math.round((100 * dayCount) / days);
  const Arrow = arrows[standing];
  const words =
    kind === 'yesNo'
      ? t(`storyDays.${standing}`, { name, value, days, share: toPercent(value), usual: toPercent(usual) })
      : !isShown
        ? t(`storyHidden.${standing}`, { name })
        : t(`storyMean.${standing}`, {
            name,
            value: formatValue(value, measure, language),
            usual: formatValue(usual, measure, language),
          });
  return (
    <li className="flex gap-3">
      <Arrow
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0 text-muted"
        // Habits have no colour of their own.
        style={kind === 'yesNo' ? undefined : { color: areaColor(area) }}
      />
      <span>
        {words}
        <CountedDays fact={fact} />
      </span>
    </li>
  );
}

/**
 * Lists the measures that do not differ from earlier weeks, with their values of the week. Leaves out the values that
 * the person hides.
 */
function UsualFacts({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isShown = useIsMeasureShown();
  const textOf = ({ measure, value, days }: Fact) =>
    measures[measure].kind === 'yesNo'
      ? t('storyCount', { value, days })
      : isShown(measure) && t('storyAverage', { value: formatValue(value, measure, language) });
  return (
    <>
      <h3 className="mt-5 mb-1 font-medium">{t('storyUsual')}</h3>
      <ul className="divide-y divide-line text-small">
        {facts.map((fact) => (
          <li key={fact.measure} className="flex justify-between gap-4 py-2">
            <span>{measures[fact.measure].name[language]}</span>
            <span className="text-right text-muted tabular-nums">
              {textOf(fact)}
              <CountedDays fact={fact} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const isOnSomeDays = (measure: Fact['measure']) =>
  measure === 'meditationMinutes' || measure === 'workoutMinutes' ? measure : undefined;

/** Says on how many days an average is based, if days without a session or a workout were left out of the average. */
function CountedDays({ fact: { measure, days } }: { fact: Fact }) {
  const { t } = useTranslation('insights');
  const counted = isOnSomeDays(measure);
  return counted && <span className="block text-small text-muted">{t(`storyOn.${counted}`, { days })}</span>;
}
