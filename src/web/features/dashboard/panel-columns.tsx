import { Fragment, type ReactNode } from 'react';
import { useIsWide } from '#web/lib/use-is-wide.ts';
import { classNames } from '#web/ui/class-names.ts';

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

/** The parts of the two columns of a wide page, from top to bottom. */
const inTwoColumns: PartName[][] = [
  ['summary', 'patternAnalysis', 'menstrualCycle'],
  ['quickActions', 'activities', 'meditation'],
];

/**
 * Shows the parts of the dashboard in two columns on a wide page, with the devices below both, otherwise in one column.
 * Parts that are false or missing are left out. A wide page with parts of only one column has one column too.
 */
export function PanelColumns({ parts }: { parts: Partial<Record<PartName, ReactNode>> }) {
  const isWide = useIsWide();
  const columns = (isWide ? inTwoColumns : [inOneColumn])
    .map((names) => names.filter((name) => parts[name]))
    .filter((names) => names.length > 0);
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6',
        columns.length > 1 && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
      )}
    >
      {columns.map((names) => (
        <div key={names[0]} className="space-y-4 sm:space-y-6">
          {names.map((name) => (
            <Fragment key={name}>{parts[name]}</Fragment>
          ))}
        </div>
      ))}
      {isWide && <div className="col-span-full">{parts.deviceSync}</div>}
    </div>
  );
}
