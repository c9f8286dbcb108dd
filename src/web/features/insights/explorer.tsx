import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { explorePair, listExploredMeasures } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { explorableMeasures } from '#domain/insights/explorable-measures.ts';
import { inSentence, yesDaysPhrase } from '#domain/insights/measure-phrases.ts';
import { type PairGroup, summarisePair } from '#domain/insights/pair-summary.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DaysPlot } from './days-plot.tsx';
import { useShortValue } from './use-short-value.ts';

/**
 * Links to the explorer, which shows the days of two measures that the person chooses. Before the first pattern
 * (`isEarly`), says what it shows.
 */
export function ExploreCard({ isEarly }: { isEarly: boolean }) {
  const { t } = useTranslation('insights');
  return (
    <Card title={t('explore')} isColumn>
      <div className="flex grow flex-wrap content-start items-center justify-between gap-x-8 gap-y-4">
        <p className="basis-full text-muted">{t(isEarly ? 'exploreEarly' : 'exploreText')}</p>
        <Link to={pages.aiInsights} search={{ explore: true }} className={buttonStyle('secondary')}>
          {t('exploreOpen')}
        </Link>
      </div>
    </Card>
  );
}

interface Pair {
  exposure: MeasureName;
  outcome: MeasureName;
  lag: '0' | '1';
}

/**
 * Shows the days of two measures with values that the person chooses. Runs no statistical test, and tells the person
 * that.
 */
export function Explorer() {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const [pair, setPair] = useState<Pair>({ exposure: 'sleepHours', outcome: 'energyLevel', lag: '0' });
  const offered = useMeasuresWithValues();
  const options = [...new Set([...offered, pair.exposure, pair.outcome])]
    .map((value) => ({ value, label: measures[value].name[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  // If the other field already has the chosen measure, the two fields swap their measures.
  const choose = (name: 'exposure' | 'outcome', other: 'exposure' | 'outcome', chosen: MeasureName) =>
    setPair({ ...pair, [name]: chosen, ...(pair[other] === chosen && { [other]: pair[name] }) });
  const select = (name: 'exposure' | 'outcome', other: 'exposure' | 'outcome') => (
    <SelectField
      name={name}
      label={t(name)}
      options={options}
      value={pair[name]}
      onChange={({ target }) => choose(name, other, target.value as MeasureName)}
    />
  );
  return (
    <>
      <BackLink to={pages.aiInsights} label={t('back')} />
      <PageHeader title={t('exploreTitle')} subtitle={t('exploreNote')} />
      <div className="space-y-4 sm:space-y-6">
        <Card>
          <div className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
            {select('exposure', 'outcome')}
            {select('outcome', 'exposure')}
            <div>
              <p aria-hidden="true" className="mb-1 font-medium">
                {t('lag')}
              </p>
              <SegmentedControl
                label={t('lag')}
                options={[
                  { value: '0', label: t('lagSame') },
                  { value: '1', label: t('lagNext') },
                ]}
                value={pair.lag}
                onChange={(lag) => setPair({ ...pair, lag })}
              />
            </div>
          </div>
        </Card>
        <ExploredDays {...pair} />
      </div>
    </>
  );
}

/** Returns the measures with values. Returns all measures if it is not known which ones have values. */
function useMeasuresWithValues(): readonly MeasureName[] {
  const date = useToday();
  const { data } = useQuery(endpointQuery(listExploredMeasures, { query: { date } }));
  return data ?? explorableMeasures;
}

function ExploredDays(pair: Pair) {
  const { t } = useTranslation('insights');
  const date = useToday();
  const query = useQuery(endpointQuery(explorePair, { query: { ...pair, date } }));
  return (
    <QueryView query={query} errorTitle={t('daysLoadFailed')} loading={<Skeleton height="26rem" />}>
      {(days) => (days.length === 0 ? <NoDays /> : <PairDays {...pair} days={days} />)}
    </QueryView>
  );
}

function NoDays() {
  const { t } = useTranslation('insights');
  return (
    <Card>
      <EmptyState icon={CalendarDays} title={t('exploreEmpty')} text={t('exploreEmptyText')} />
    </Card>
  );
}

interface PairDaysProps extends Pair {
  days: EndpointResult<typeof explorePair>;
}

function PairDays({ exposure, outcome, days }: PairDaysProps) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const isYesNo = measures[exposure].kind === 'yesNo';
  const { less, more } = summarisePair(days, isYesNo);
  const shortValue = useShortValue();
  const isShare = measures[outcome].kind === 'yesNo';
  const summary = isShare ? (isYesNo ? 'shareYesNo' : 'shareNumber') : isYesNo ? 'yesNo' : 'number';
  const toText = ({ mean }: PairGroup) => (isShare ? Math.round(mean * 100) : shortValue(mean, outcome));
  return (
    <Card title={t('days')} action={<Badge tone="attention">{t('exploreOne')}</Badge>}>
      {less && more && (
        <p className="mb-4">
          {t(`exploreSummary.${summary}`, {
            outcome: measures[outcome].name[language],
            exposure: inSentence(exposure, language),
            which: yesDaysPhrase(exposure, language),
            more: toText(more),
            moreDays: more.days,
            less: toText(less),
            lessDays: less.days,
          })}
        </p>
      )}
      <DaysPlot {...{ exposure, outcome }} days={days} />
    </Card>
  );
}
