import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { deviceMeasures } from '#domain/measures/devices.ts';
import { decidingMeasure } from '#domain/measures/event-measures.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { joinQueries } from '#web/lib/join-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { OrderList } from './order-list.tsx';
import { useSourceOrders, useSources } from './use-sources.ts';

/**
 * Lets the person choose the order of preference of the sources of a measure. Lists only measures that several sources
 * have. If there is no such measure or the sources cannot be loaded, renders only the empty element that links to
 * `#order` lead to. `SourcesSection` shows the error.
 */
export function OrderSection() {
  const query = joinQueries(useSources(), useSourceOrders());
  return (
    <div
      id="order"
      tabIndex={-1}
      className="scroll-mt-24 outline-none empty:-mt-4 sm:empty:-mt-6 md:scroll-mt-36"
    >
      {query.data && <MeasureOrder sources={query.data[0]} savedOrders={toMap(query.data[1])} />}
    </div>
  );
}

const toMap = (orders: { measure: MeasureName; sources: string[] }[]) =>
  new Map(orders.map(({ measure, sources }) => [measure, sources]));

/**
 * Returns whether a person can enter the measure. If so, the list of sources contains `self`, which
 * stands for the person's own entries.
 */
const canBeEntered = (measure: MeasureName) => measure === 'heartRate' || !(measure in deviceMeasures);

interface MeasureOrderProps {
  sources: { source: string; measures: MeasureName[] }[];
  savedOrders: ReadonlyMap<MeasureName, string[]>;
}

function MeasureOrder({ sources, savedOrders }: MeasureOrderProps) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<MeasureName>();
  const sourcesOf = (measure: MeasureName) => [
    ...(canBeEntered(measure) ? ['self'] : []),
    ...sources.filter((row) => row.measures.includes(measure)).map(({ source }) => source),
  ];
  // Measures that are computed from the same events, such as workouts, share one order of sources, so only one of these
  // measures is listed.
  const shared = [...new Set(sources.flatMap((row) => row.measures))]
    .filter((measure) => decidingMeasure(measure) === measure && sourcesOf(measure).length > 1)
    .toSorted((a, b) => measures[a].name[language].localeCompare(measures[b].name[language], language));
  const measure = chosen && shared.includes(chosen) ? chosen : shared[0];
  if (!measure) return null;
  return (
    <Card title={t('order.title')}>
      <p className="text-muted">{t('order.text')}</p>
      <div className="mt-4 space-y-4">
        <SelectField
          label={t('order.measure')}
          options={shared.map((value) => ({ value, label: measures[value].name[language] }))}
          value={measure}
          onChange={({ target }) => setChosen(target.value as MeasureName)}
        />
        <OrderList
          key={measure}
          measure={measure}
          sources={sourcesOf(measure)}
          savedOrder={savedOrders.get(measure)}
        />
      </div>
    </Card>
  );
}
