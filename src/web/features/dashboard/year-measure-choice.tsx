import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import type { ShownYear } from './shown-year.ts';
import { useNameOf } from './use-horizon-name.ts';

interface Props extends Pick<ShownYear, 'measures' | 'measure' | 'sleepMeaning'> {
  onChange: (measure: HorizonMeasure) => void;
}

/** Shows native radio buttons that look like chips, to choose the measure that the year shows. */
export function YearMeasureChoice({ measures, measure, sleepMeaning, onChange }: Props) {
  const { t } = useTranslation('year');
  const nameOf = useNameOf(sleepMeaning);
  return (
    <fieldset aria-label={t('measure')} className="flex min-w-0 flex-wrap gap-1.5 sm:gap-2 print:hidden">
      {measures.map((one) => (
        <label
          key={one}
          className="relative flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-small sm:px-3 font-medium has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus border-line"
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
          {nameOf(one)}
        </label>
      ))}
    </fieldset>
  );
}
