import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';

interface Props {
  measures: readonly HorizonMeasure[];
  measure: HorizonMeasure;
  onChange: (measure: HorizonMeasure) => void;
}

/** Shows native radio buttons that look like chips, to choose the measure that the year shows. */
export function YearMeasureChoice({ measures, measure, onChange }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <fieldset aria-label={t('year:measure')} className="flex flex-wrap gap-2 print:hidden">
      {measures.map((one) => (
        <label
          key={one}
          className="relative flex min-h-11 items-center gap-1.5 rounded-full border border-line px-3 text-small font-medium has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="measure"
            checked={one === measure}
            onChange={() => onChange(one)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          <span
            aria-hidden="true"
            className="size-2.5 rounded-full"
            style={{ background: areaColor(horizonDisplay[one].area) }}
          />
          {t(`dashboard:horizon.names.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
