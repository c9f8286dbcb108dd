import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndpointOutput } from '#contracts/endpoint.ts';
import { getWeekStory } from '#contracts/insights.ts';
import { formatValue } from '#domain/insights/measure-phrases.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatNumber, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { areaColor } from '#web/ui/area.ts';
import { Card } from '#web/ui/card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Fact = EndpointOutput<typeof getWeekStory>['facts'][number];
type UnusualFact = Fact & { standing: 'above' | 'below' };

const arrows = { above: ArrowUpRight, below: ArrowDownRight };

const isUnusual = (fact: Fact): fact is UnusualFact => fact.standing !== 'usual';

/**
 * Compares the last seven days with the person's earlier weeks. Shows a sentence for each measure
 * that differs, and a list of the measures that do not differ.
 */
export function WeekStory() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const date = useToday();
  const query = useQuery(endpointQuery(getWeekStory, { query: { date } }));
  return (
    <Card title={t('story')}>
      <QueryView query={query} errorTitle={t('storyFailed')} loading={<Skeleton height="12rem" />}>
        {({ facts, from, to }) =>
          facts.length === 0 ? (
            <p className="text-muted">{t('storyEmpty')}</p>
          ) : (
            <>
              <p className="-mt-3 mb-4 text-small text-muted">
                {t('storyRange', { from: formatShortDay(from, language), to: formatShortDay(to, language) })}
              </p>
              <ul className="space-y-3">
                {facts.filter(isUnusual).map((fact) => (
                  <UnusualFactRow key={fact.measure} fact={fact} />
                ))}
              </ul>
              {!facts.every(isUnusual) && <UsualFacts facts={facts.filter((fact) => !isUnusual(fact))} />}
            </>
          )
        }
      </QueryView>
    </Card>
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
  const Arrow = arrows[standing];
  const words =
    kind === 'yesNo'
      ? t(`storyDays.${standing}`, { name, value, days, usual: formatNumber(usual, language, 1) })
      : !isShown
        ? t(`storyHidden.${standing}`, { name })
        : t(`storyMean.${standing}`, {
            name,
            value: formatValue(value, measure, language),
            usual: formatValue(usual, measure, language),
          });
  return (
    <li className="flex gap-3">
      <Arrow aria-hidden="true" className="mt-0.5 size-5 shrink-0" style={{ color: areaColor(area) }} />
      <span>{words}</span>
    </li>
  );
}

/**
 * Lists the measures that do not differ from earlier weeks, with their values of the last seven
 * days. Leaves out the values that the person hides.
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
            <span className="text-right text-muted tabular-nums">{textOf(fact)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
