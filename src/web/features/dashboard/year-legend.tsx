import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { type UsualLevel, usualLevels, type YearDay } from '#domain/year-horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { horizonDisplay } from './horizon-display.ts';
import { hillColor } from './month-drawing.tsx';

interface Props {
  measure: HorizonMeasure;
  /** Whether the year has a usual value. */
  hasUsual: boolean;
  /** The number of days with a value that are missing before there is a usual value. */
  missingDays: number;
  /** Whether the year is over, so that no more days can get a value. */
  isOver: boolean;
  /**
   * The states of the days of the year. The legend leaves out the marks of states that no day has.
   */
  states: ReadonlySet<YearDay['state']>;
}

/** Explains the heights and colours of the hills, and the marks of days without hills. */
export function YearLegend({ measure, hasUsual, missingDays, isOver, states }: Props) {
  const { t } = useTranslation('year');
  return (
    <ul className="mt-5 flex print:mt-2 flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {missingDays > 0 && states.has('measured') && (
        <li className="mb-2 w-full print:mb-0">
          {isOver ? t('legend.neverUsual') : t('legend.noUsual', { count: missingDays })}
        </li>
      )}
      {hasUsual && (
        <Entry mark={<span className="w-4 border-t border-dashed border-ink" />} text={t('legend.usual')} />
      )}
      {states.has('measured') &&
        (missingDays > 0 ? (
          <Entry mark={<Hill measure={measure} level="around" />} text={t('legend.value')} />
        ) : (
          usualLevels.map((level) => (
            <Entry
              key={level}
              mark={<Hill measure={measure} level={level} />}
              text={t(`legend.${measure === 'stressLevel' ? stressTexts[level] : level}`)}
            />
          ))
        ))}
      {marks
        .filter(({ state }) => states.has(state))
        .map(({ state, style }) => (
          <Entry
            key={state}
            mark={<span className={`rounded-full ${style}`} />}
            text={t(`legend.${state}`)}
          />
        ))}
    </ul>
  );
}

/** The texts for stress, because a calmer day is higher ground. */
const stressTexts = { above: 'calmer', around: 'around', below: 'moreStress' } as const;

const marks = [
  { state: 'gap', style: 'h-0.5 w-2 bg-muted' },
  { state: 'today', style: 'size-2.5 bg-apricot' },
  { state: 'future', style: 'size-1 bg-control' },
] as const;

/** The heights of the hills in the legend, of a tile that is 16 px high. */
const heights: Record<UsualLevel, string> = { above: 'h-3.5', around: 'h-2.25', below: 'h-1' };

const Hill = ({ measure, level }: { measure: HorizonMeasure; level: UsualLevel }) => (
  <span className="flex size-4 items-end bg-[var(--sky)]">
    <span
      className={`w-full border-t-2 ${heights[level]}`}
      style={{
        background: hillColor(measure, level),
        borderColor: areaColor(horizonDisplay[measure].area),
      }}
    />
  </span>
);

const Entry = ({ mark, text }: { mark: ReactNode; text: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className="flex items-center">
      {mark}
    </span>
    {text}
  </li>
);
