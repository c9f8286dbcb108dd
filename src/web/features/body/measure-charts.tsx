import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxJoinedDays } from '#domain/body-axis.ts';
import { bodyMeasureNames } from '#domain/measures/body.ts';
import type { Units, WeightUnit } from '#domain/units.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { LoggedDays } from './logged-days.tsx';
import { MeasureView } from './measure-view.tsx';
import type { Range } from './range.ts';
import { RecentWeighIns } from './recent-weigh-ins.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { type BodyMeasurements, useDeleteWeighIn } from './use-body.ts';
import { useMeasures } from './use-measures.ts';

function RangeChoice({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const { t } = useTranslation('body');
  return (
    <SegmentedControl
      label={t('range')}
      options={(['month', 'quarter', 'year'] as const).map((value) => ({
        value,
        label: t(`ranges.${value}`),
      }))}
      value={range}
      onChange={onChange}
    />
  );
}

interface ChartsProps {
  data: BodyMeasurements;
  units: Units;
  onWeightUnitChange: (unit: WeightUnit) => void;
}

/**
 * Shows the measures that have values, each with its chart, and lists the days with measurements. If the person hides
 * weight, shows only the days.
 */
export function MeasureCharts({ data, units, onWeightUnitChange }: ChartsProps) {
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
  const isSingle = visibleMeasures.length === 1;
  const rangeChoice = hasChart && <RangeChoice range={range} onChange={setRange} />;
  const note = hasChart && <p className="text-small text-muted">{t('chartNote', { days: maxJoinedDays })}</p>;
  return (
    <div className="space-y-6">
      {!isSingle && rangeChoice}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-flow-col lg:auto-cols-[minmax(0,1fr)] lg:grid-rows-[auto_auto] lg:gap-x-6 lg:gap-y-4">
        {visibleMeasures.map((name) => (
          <MeasureView
            key={name}
            measure={measures[name]}
            series={visibleData[name]}
            range={range}
            control={isSingle && rangeChoice}
            note={isSingle && note}
          />
        ))}
      </div>
      {!isSingle && note}
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
