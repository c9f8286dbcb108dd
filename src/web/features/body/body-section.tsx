import { Plus, Weight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxJoinedDays } from '#domain/body-axis.ts';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import { type Units, type WeightUnit, weightUnits } from '#domain/units.ts';
import { useHasUnsent } from '#web/lib/outbox/use-unsent.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { LoggedDays } from './logged-days.tsx';
import { MeasureView } from './measure-view.tsx';
import type { Range } from './range.ts';
import { RecentWeighIns } from './recent-weigh-ins.tsx';
import { type BodyMeasurements, useBody, useDeleteWeighIn } from './use-body.ts';
import { useMeasures } from './use-measures.ts';
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
  const hasData = data !== undefined && !isEmpty(data);
  return (
    <>
      <Card
        title={t('title')}
        action={
          units &&
          hasData && (
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
      {units && <WeighInDialog open={open} onOpenChange={setOpen} units={units} />}
    </>
  );
}

const isEmpty = (body: BodyMeasurements) => bodyMeasureNames.every((name) => body[name].points.length === 0);

function UnitChoice({ unit, onChange }: { unit: WeightUnit; onChange: (unit: WeightUnit) => void }) {
  const { t } = useTranslation('body');
  return (
    <SegmentedControl
      label={t('unit')}
      options={weightUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
      value={unit}
      onChange={onChange}
    />
  );
}

function BodyContent({ units, onWeightUnitChange, onLog }: Props & { onLog: () => void }) {
  const { t } = useTranslation('body');
  const shown = useShownNumbers();
  const body = useBody();
  const hasUnsent = useHasUnsent('POST /api/body');
  const loading = <SkeletonRows count={1} height="22rem" />;
  const actions = (weightUnit: WeightUnit) => (
    <div className="flex flex-wrap items-center justify-center gap-3">
      <Button variant="secondary" onClick={onLog}>
        {t('log')}
      </Button>
      {shown.weight && <UnitChoice unit={weightUnit} onChange={onWeightUnitChange} />}
    </div>
  );
  return (
    <QueryView query={body} errorTitle={t('loadFailed')} loading={loading} compact>
      {(data) =>
        !units ? (
          loading
        ) : !isEmpty(data) ? (
          <MeasureCharts data={data} units={units} onWeightUnitChange={onWeightUnitChange} />
        ) : hasUnsent ? (
          actions(units.weight)
        ) : (
          <EmptyState
            icon={Weight}
            title={t('emptyTitle')}
            text={t(shown.weight ? 'emptyText' : 'hidden.empty')}
            area="fitness"
            action={actions(units.weight)}
          />
        )
      }
    </QueryView>
  );
}

interface ChartsProps {
  data: BodyMeasurements;
  units: Units;
  onWeightUnitChange: Props['onWeightUnitChange'];
}

function MeasureCharts({ data, units, onWeightUnitChange }: ChartsProps) {
  const { t } = useTranslation('body');
  const [range, setRange] = useState<Range>('quarter');
  const shown = useShownNumbers();
  const measures = useMeasures(units);
  const deleting = useDeleteWeighIn();
  const visibleData = withoutDeleted(data, deleting.isDeleted);
  // Hides a measure that has no values, because a person may not record all measures.
  const measured = bodyMeasureNames.filter((name) => visibleData[name].points.length > 0);
  const visibleMeasures = measured.length > 0 ? measured : (['weight'] as const);
  const hasChart = measured.some((name) => visibleData[name].points.length > 1);
  const recentProps = { body: visibleData, measures, onDelete: deleting.remove };
  if (!shown.weight) {
    return (
      <div className="space-y-6">
        <LoggedDays body={visibleData} />
        <RecentWeighIns {...recentProps} />
      </div>
    );
  }
  return (
    <div className="space-y-6">
      <SegmentedControl
        label={t('range')}
        options={(['month', 'quarter', 'year'] as const).map((value) => ({
          value,
          label: t(`ranges.${value}`),
        }))}
        value={range}
        onChange={setRange}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-flow-col lg:auto-cols-[minmax(0,1fr)] lg:grid-rows-[auto_auto] lg:gap-x-6 lg:gap-y-4">
        {visibleMeasures.map((name) => (
          <MeasureView key={name} measure={measures[name]} series={visibleData[name]} range={range} />
        ))}
      </div>
      {hasChart && (
        <p className="max-w-prose text-small text-muted">{t('chartNote', { days: maxJoinedDays })}</p>
      )}
      <RecentWeighIns
        {...recentProps}
        action={<UnitChoice unit={units.weight} onChange={onWeightUnitChange} />}
      />
    </div>
  );
}

/**
 * Returns the data without the measurements that the person entered for the days that are being
 * deleted. The list and the charts thus hide them at once. Keeps the measurements of devices,
 * because deleting a day does not delete the measurements of devices.
 */
function withoutDeleted(data: BodyMeasurements, isDeleted: (date: string) => boolean): BodyMeasurements {
  const keepPoints = (series: BodyMeasurements['weight']) => ({
    ...series,
    points: series.points.filter((point) => !(point.source === 'self' && isDeleted(point.date))),
  });
  return {
    weight: keepPoints(data.weight),
    bodyFat: keepPoints(data.bodyFat),
    waist: keepPoints(data.waist),
  };
}
