import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';

/** Draws a dot in the colour of an outcome's area, before the first line of a card. */
export const AreaDot = ({ outcome }: { outcome: MeasureName }) => (
  <span
    aria-hidden="true"
    className="size-2.5 shrink-0 rounded-full"
    style={{ background: areaColor(measures[outcome].area) }}
  />
);
