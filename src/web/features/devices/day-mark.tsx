import type { CSSProperties } from 'react';

export type DayState = 'withValue' | 'withoutValue' | 'toCome';

const styles: Record<DayState, string> = {
  withValue: 'size-full rounded-[2px]',
  withoutValue: 'size-1.5 rounded-full bg-control/60',
  toCome: 'size-full rounded-[2px] border border-control/40',
};

interface Props {
  state: DayState;
  /** The CSS colour of a day with a value. */
  color: string;
}

/** Draws a day: a bar in its colour if it has a value, an outline if it is yet to come, and otherwise a pale dot. */
export const DayMark = ({ state, color }: Props) => (
  <span className="flex h-2 items-center justify-center sm:h-2.5">
    <span className={styles[state]} style={{ background: state === 'withValue' ? color : undefined }} />
  </span>
);

/** Returns the style of a grid with a column for each day. */
export const dayColumns = (count: number): CSSProperties => ({
  columnGap: '2px',
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});
