import { useTranslation } from 'react-i18next';
import { type WeightUnit, weightUnits } from '#domain/units.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

/** Shows radio buttons for the unit of weight. */
export function UnitChoice({ unit, onChange }: { unit: WeightUnit; onChange: (unit: WeightUnit) => void }) {
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
