import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { type UsualLevel, usualLevels } from '#domain/year-horizon.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { horizonDisplay } from './horizon-display.ts';
import { hillColor, tileColor } from './month-drawing.tsx';
import type { ShownYear } from './shown-year.ts';
import { TodayMark } from './today-mark.tsx';

/** Explains the heights and colours of the hills, and the mark of a day without a value. Leaves out what no day has. */
export function YearLegend({ shown }: { shown: ShownYear }) {
  const { measure, months, usual, missingDays, isOver } = shown;
  const { t } = useTranslation('year');
  const levels = measure === 'stressLevel' ? 'legend.stressLevels' : 'legend.levels';
  const states = new Set(months.flatMap(({ days }) => days.map(({ state }) => state)));
  // `YearFacts` then names the mark of today.
  const isFirstDay = shown.todaysValue !== undefined && !states.has('measured');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted empty:hidden sm:gap-x-6">
      {missingDays > 0 && states.has('measured') && (
        <li className="w-full">{t(isOver ? 'legend.neverUsual' : 'legend.noUsual')}</li>
      )}
      {usual !== undefined && (
        <Entry mark={<span className="w-4 border-t border-dashed border-ink" />} text={t('legend.usual')} />
      )}
      {states.has('measured') && (
        <Entry
          mark={
            missingDays > 0 ? (
              <Hill measure={measure} level="around" isDashed />
            ) : (
              usualLevels.toReversed().map((level) => <Hill key={level} measure={measure} level={level} />)
            )
          }
          text={t(missingDays > 0 ? 'legend.value' : levels)}
        />
      )}
      {states.has('gap') && (
        <Entry mark={<span className="h-0.5 w-2 rounded-full bg-muted" />} text={t('legend.gap')} />
      )}
      {states.has('today') && !isFirstDay && <Entry mark={<TodayMark />} text={t('legend.today')} />}
    </ul>
  );
}

/** The heights of the hills in the legend, of a tile that is 16 px high. */
const heights: Record<UsualLevel, string> = { above: 'h-3.5', around: 'h-2.25', below: 'h-1' };

interface HillProps {
  measure: HorizonMeasure;
  level: UsualLevel;
  /** Whether the upper edge is dashed, because the height cannot be compared. */
  isDashed?: boolean;
}

const Hill = ({ measure, level, isDashed = false }: HillProps) => (
  <span className="flex size-4 items-end overflow-hidden rounded-[3px]" style={{ background: tileColor }}>
    <span
      className={classNames('w-full border-t-2', isDashed && 'border-dashed', heights[level])}
      style={{
        background: hillColor(measure, level),
        borderColor: areaColor(horizonDisplay[measure].area),
      }}
    />
  </span>
);

const Entry = ({ mark, text }: { mark: ReactNode; text: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className="flex items-center gap-0.5">
      {mark}
    </span>
    {text}
  </li>
);
