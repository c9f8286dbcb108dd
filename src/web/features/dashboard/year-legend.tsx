import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import type { YearDay } from '#domain/year-horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';

interface Props {
  shown: readonly HorizonMeasure[];
  /**
   * The states of the days of the year. The legend leaves out the marks of states that no day has.
   */
  states: ReadonlySet<YearDay['state']>;
}

/** Explains the colours of the hills, and the marks of days without hills. */
export function YearLegend({ shown, states }: Props) {
  const { t } = useTranslation(['year', 'dashboard']);
  return (
    <ul className="mt-5 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {shown.map((measure) => (
        <Entry
          key={measure}
          mark={
            <span
              className="size-2.5 rounded-full"
              style={{ background: areaColor(horizonDisplay[measure].area) }}
            />
          }
          text={t(`dashboard:horizon.names.${measure}`)}
        />
      ))}
      {marks
        .filter(({ state }) => states.has(state))
        .map(({ state, style }) => (
          <Entry
            key={state}
            mark={<span className={`rounded-full ${style}`} />}
            text={t(`year:legend.${state}`)}
          />
        ))}
    </ul>
  );
}

const marks = [
  { state: 'gap', style: 'h-0.5 w-3 bg-control' },
  { state: 'today', style: 'size-2.5 bg-apricot' },
  { state: 'future', style: 'size-1 bg-control' },
] as const;

const Entry = ({ mark, text }: { mark: ReactNode; text: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className="flex items-center">
      {mark}
    </span>
    {text}
  </li>
);
