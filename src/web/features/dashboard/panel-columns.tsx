import { Fragment, type ReactNode } from 'react';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ActivityAmount } from './use-day-summary.ts';

/** The parts in one column, from top to bottom. */
const inOneColumn = [
  'summary',
  'quickActions',
  'activities',
  'patternAnalysis',
  'meditation',
  'menstrualCycle',
  'deviceSync',
] as const;

type PartName = (typeof inOneColumn)[number];

/** The rows of a wide page below the first, from top to bottom, with the columns of each row. */
const lowerRows: PartName[][][] = [[['menstrualCycle'], ['meditation']], [['deviceSync']]];

const rowsOfFew: PartName[][][] = [
  [['summary'], ['quickActions'], ['activities', 'patternAnalysis']],
  ...lowerRows,
];

/** The rows of a wide page, by the number of activities. */
const wideRows: Record<ActivityAmount, PartName[][][]> = {
  many: [[['summary'], ['quickActions'], ['activities']], [['patternAnalysis']], ...lowerRows],
  few: rowsOfFew,
  none: rowsOfFew,
};

/**
 * The styles of a row of three parts and of its parts, in their order. The first part is beside the other two, or
 * beside the third below the second, so that both columns have about the same height. Only the styles differ, because a
 * part that moves in the tree would lose its focus.
 */
const threeParts: Record<ActivityAmount, { row: string; parts: readonly string[] }> = {
  many: { row: 'lg:grid-rows-[auto_1fr]', parts: ['lg:row-span-2'] },
  few: { row: 'lg:grid-rows-[auto_1fr]', parts: ['lg:row-span-2'] },
  none: { row: '', parts: ['', 'lg:order-first lg:col-span-2'] },
};

interface Props {
  parts: Partial<Record<PartName, ReactNode>>;
  activityAmount?: ActivityAmount;
}

/**
 * Shows the parts of the dashboard in rows of up to two columns on a wide page, otherwise in one column. Parts that
 * are false or missing are left out. A row with parts of only one column fills the width.
 */
export function PanelColumns({ parts, activityAmount = 'many' }: Props) {
  const isWide = useIsWide();
  const rows = (isWide ? wideRows[activityAmount] : [[inOneColumn]])
    .map((columns) => columns.map((names) => names.filter((name) => parts[name])))
    .map((columns) => columns.filter((names) => names.length > 0))
    .filter((columns) => columns.length > 0);
  return (
    <div className="space-y-3 sm:space-y-6">
      {rows.map((columns) => (
        <div
          key={columns[0]?.[0]}
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-6',
            columns.length > 1 && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
            columns.length > 2 && threeParts[activityAmount].row,
          )}
        >
          {columns.map((names, index) => (
            // The last part of each column fills it, so that both columns end at the same height.
            <div
              key={names[0]}
              className={classNames(
                'flex flex-col gap-3 *:last:grow sm:gap-6',
                columns.length > 2 && threeParts[activityAmount].parts[index],
              )}
            >
              {names.map((name) => (
                <Fragment key={name}>{parts[name]}</Fragment>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
