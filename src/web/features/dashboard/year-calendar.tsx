import type { ShownYear } from './shown-year.ts';
import { YearLegend } from './year-legend.tsx';
import { YearMonths } from './year-months.tsx';

/** Shows the months with their legend. On phones, the legend is below them, so that the months start higher up. */
export const YearCalendar = ({ shown, hasUsual }: { shown: ShownYear; hasUsual: boolean }) => (
  <div className="flex flex-col gap-4 max-sm:flex-col-reverse">
    <YearLegend shown={shown} />
    <YearMonths {...shown} hasUsual={hasUsual} />
  </div>
);
