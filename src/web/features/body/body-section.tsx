import { Plus, Weight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Units, WeightUnit } from '#domain/units.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { MeasureCharts } from './measure-charts.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { hasNoMeasurements, useBody } from './use-body.ts';
import { WeighInDialog } from './weigh-in-dialog.tsx';

interface Props {
  /** The preferred units. Undefined while loading. */
  units: Units | undefined;
  onWeightUnitChange: (unit: WeightUnit) => void;
}

/**
 * Shows weight, body fat and waist with their charts, and lists the days with measurements. If the
 * person hides weight, shows the days and the names of the measurements, but no values and no
 * charts.
 */
export function BodySection({ units, onWeightUnitChange }: Props) {
  const { t } = useTranslation('body');
  const [open, setOpen] = useState(false);
  const { data } = useBody();
  const isEmpty = data !== undefined && hasNoMeasurements(data);
  return (
    <>
      <Card
        title={t('title')}
        action={
          units &&
          data &&
          !isEmpty && (
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Plus aria-hidden="true" className="size-5" />
              {t('log')}
            </Button>
          )
        }
      >
        <UnsentRows place="body" />
        <BodyContent units={units} onWeightUnitChange={onWeightUnitChange} onLog={() => setOpen(true)} />
      </Card>
      {units && (
        <WeighInDialog open={open} onOpenChange={setOpen} units={units}>
          {/* After the first measurement, the choice is in the card. */}
          {isEmpty && <UnitChoice unit={units.weight} onChange={onWeightUnitChange} />}
        </WeighInDialog>
      )}
    </>
  );
}

function BodyContent({ units, onWeightUnitChange, onLog }: Props & { onLog: () => void }) {
  const { t } = useTranslation('body');
  const shown = useShownNumbers();
  const body = useBody();
  const hasUnsent = useHasUnsent('POST /api/body');
  const loading = <SkeletonRows count={1} height="22rem" />;
  const logButton = (
    <Button variant="secondary" onClick={onLog}>
      {t('log')}
    </Button>
  );
  return (
    <QueryView query={body} errorTitle={t('loadFailed')} loading={loading} compact>
      {(data) =>
        !units ? (
          loading
        ) : !hasNoMeasurements(data) ? (
          <MeasureCharts data={data} units={units} onWeightUnitChange={onWeightUnitChange} />
        ) : hasUnsent ? (
          logButton
        ) : (
          <EmptyState
            icon={Weight}
            title={t('emptyTitle')}
            text={t(shown.weight ? 'emptyText' : 'hidden.empty')}
            area="fitness"
            action={logButton}
            compact
          />
        )
      }
    </QueryView>
  );
}
