import type { PointerEvent, ReactNode } from 'react';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { canPick, type MonthCell, weekCount } from './month-cells.ts';

interface Props {
  /** See `placeMonth`. */
  cells: readonly MonthCell[];
  onPoint: (day: CalendarDay | undefined) => void;
  /** The drawing of the month. */
  children: ReactNode;
}

/**
 * Picks the day under the mouse. A tap picks a day too, which stays picked until another day of the month is tapped. A
 * scroll that starts on the drawing picks nothing, because it ends without `pointerup`.
 */
export function PointedDay({ cells, onPoint, children }: Props) {
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const column = Math.floor((7 * (clientX - left)) / width);
    const row = Math.floor((weekCount(cells) * (clientY - top)) / height);
    const isThere = ({ cell }: MonthCell) => cell % 7 === column && Math.floor(cell / 7) === row;
    onPoint(cells.find((cell) => isThere(cell) && canPick(cell))?.day);
  };
  const isMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse';
  return (
    <div
      onPointerMove={(event) => isMouse(event) && point(event)}
      onPointerUp={point}
      onPointerLeave={(event) => isMouse(event) && onPoint(undefined)}
    >
      {children}
    </div>
  );
}
