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

/** The rows of a wide page, by the number of activities. The columns of the first row have about the same height. */
const wideRows: Record<ActivityAmount, PartName[][][]> = {
  many: [[['summary'], ['quickActions', 'activities']], [['patternAnalysis']], ...lowerRows],
  few: [[['summary'], ['quickActions', 'activities', 'patternAnalysis']], ...lowerRows],
};

interface Props {
  parts: Partial<Record<PartName, ReactNode>>;
  activityAmount?: ActivityAmount;
}

/**
 * Shows the parts of the dashboard in rows of one or two columns on a wide page, otherwise in one column. Parts that
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
          )}
        >
          {columns.map((names) => (
            // The last part of each column fills it, so that both columns end at the same height.
            <div key={names[0]} className="flex flex-col gap-3 *:last:grow sm:gap-6">
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
