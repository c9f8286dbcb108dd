import { useQuery } from '@tanstack/react-query';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
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

const arrows = { above: ArrowUpRight, usual: ArrowRight, below: ArrowDownRight };

/** Shows sentences that compare the last seven days with the person's earlier weeks. Unusual facts come first. */
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
                {facts.map((fact) => (
                  <FactRow key={fact.measure} fact={fact} />
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function FactRow({ fact }: { fact: Fact }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const { measure, value, usual, standing, days } = fact;
  const { name, kind, area } = measures[measure];
  const isShown = useIsMeasureShown();
  const Arrow = arrows[standing];
  const words =
    kind === 'yesNo'
      ? t(`storyDays.${standing}`, {
          name: name[language],
          value,
          days,
          usual: formatNumber(usual, language, 1),
        })
      : !isShown(measure)
        ? t(`storyHidden.${standing}`, { name: name[language] })
        : t(`storyMean.${standing}`, {
            name: name[language],
            value: formatValue(value, measure, language),
            usual: formatValue(usual, measure, language),
          });
  return (
    <li className={standing === 'usual' ? 'flex gap-3 text-muted' : 'flex gap-3'}>
      <Arrow
        aria-hidden="true"
        className="mt-0.5 size-5 shrink-0"
        style={{ color: standing === 'usual' ? 'var(--control)' : areaColor(area) }}
      />
      <span>{words}</span>
    </li>
  );
}
