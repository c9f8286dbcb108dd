import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HorizonMeasure } from '#domain/horizon.ts';
import { classNames } from '#web/ui/class-names.ts';
import { tile, tileCorner, usualPath } from './day-tile.ts';
import { Hills, skyColor } from './hills.tsx';
import { medianStroke } from './median-stroke.ts';
import type { ShownYear } from './shown-year.ts';
import { TodayMark } from './today-mark.tsx';

/**
 * Explains the heights and colours of the hills, and the marks of a day without a value and of today. Leaves out what
 * no day has. On paper, also explains the dates beside the weeks.
 */
export function YearLegend({ shown }: { shown: ShownYear }) {
  const { measure, months, missingDays, isOver } = shown;
  const { t } = useTranslation('year');
  const states = new Set(months.flatMap(({ days }) => days.map(({ state }) => state)));
  const hasUsual = missingDays === 0;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted sm:gap-x-6">
      {!hasUsual && isOver && <li className="w-full">{t('legend.neverUsual')}</li>}
      <Entry
        mark={<ExampleHills measure={measure} hasUsual={hasUsual} />}
        text={t(hasUsual ? 'legend.levels' : 'legend.value')}
      />
      {states.has('gap') && (
        <Entry mark={<span className="block h-0.5 w-2.5 bg-muted" />} text={t('legend.gap')} />
      )}
      {states.has('today') && <Entry mark={<TodayMark />} text={t('legend.today')} />}
      {/* On paper, no section explains the dates. */}
      <Entry mark={<ExampleDate months={months} />} text={t('legend.date')} isOnlyPrinted />
    </ul>
  );
}

/** Draws a hill of each level. Without a usual value, draws one hill, because all hills have the same height. */
function ExampleHills({ measure, hasUsual }: { measure: HorizonMeasure; hasUsual: boolean }) {
  const heights = hasUsual ? [-1, 0, 1] : [0];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${heights.length * tile.width} ${tile.height - tile.space}`}
      className="h-4 rounded-[3px]"
      style={{ background: skyColor }}
    >
      <Hills
        tiles={heights.map((height, cell) => ({ height, cell, corner: tileCorner(cell) }))}
        measure={measure}
        hasUsual={hasUsual}
      />
      {hasUsual && <path d={usualPath(tileCorner(0), heights.length)} {...medianStroke} />}
    </svg>
  );
}

/** Shows the date of the first day of the drawn days, as `YearMonthPage` shows the date of the first day of a week. */
const ExampleDate = ({ months }: Pick<ShownYear, 'months'>) => {
  const first = months.flatMap(({ days }) => days).find(({ state }) => state !== 'before');
  return <span className="tabular-nums">{first && Number(first.day.slice(-2))}</span>;
};

const Entry = ({ mark, text, isOnlyPrinted }: { mark: ReactNode; text: string; isOnlyPrinted?: boolean }) => (
  <li className={classNames('items-center gap-1.5', isOnlyPrinted ? 'hidden print:flex' : 'flex')}>
    <span aria-hidden="true" className="shrink-0">
      {mark}
    </span>
    {text}
  </li>
);
