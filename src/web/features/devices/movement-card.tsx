import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDeviceSummary } from '#contracts/sources.ts';
import type { MeasureName } from '#domain/measures/catalogue.ts';
import { isSimulatedSource } from '#domain/sources.ts';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useIsMeasureShown } from '#web/lib/shown-numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { MeasureTile } from './measure-tile.tsx';
import { SourceValuesDialog } from './source-values-dialog.tsx';

/**
 * Shows today's steps, distance, active energy and resting heart rate. Leaves out a measure that
 * has no value in the last seven days, or whose numbers the person hides. Renders nothing if all
 * measures are left out.
 */
export function MovementCard() {
  const { t } = useTranslation('devices');
  const today = useToday();
  const [opened, setOpened] = useState<MeasureName>();
  const { data = [] } = useQuery(endpointQuery(getDeviceSummary, { query: { date: today } }));
  const isShown = useIsMeasureShown();
  const measured = data.filter(({ measure, days }) => days.length > 0 && isShown(measure));
  if (measured.length === 0) return null;
  const isSimulated = measured.some(({ days }) => days.some(({ source }) => isSimulatedSource(source)));
  return (
    <Card title={t('summary.title')} action={isSimulated && <Badge tone="attention">{t('simulated')}</Badge>}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6">
        {measured.map((summary) => (
          <li key={summary.measure} className="min-w-0">
            <MeasureTile summary={summary} onOpen={() => setOpened(summary.measure)} />
          </li>
        ))}
      </ul>
      {opened && <SourceValuesDialog measure={opened} day={today} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}
