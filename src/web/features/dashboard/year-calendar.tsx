import type { ShownYear } from './shown-year.ts';
import { YearLegend } from './year-legend.tsx';
import { YearMonths } from './year-months.tsx';

/** Shows the months below their legend. */
export const YearCalendar = ({ shown, hasUsual }: { shown: ShownYear; hasUsual: boolean }) => (
  <div className="space-y-4">
    <YearLegend shown={shown} />
    <YearMonths {...shown} hasUsual={hasUsual} />
  </div>
);
