import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { LaidTable } from './laid-table.tsx';

interface Props {
  /** Leaves out the drawing on a narrow page. */
  isWideOnly?: boolean;
  children: ReactNode;
}

/**
 * Shows a few lines beside a drawing of a table, or on a narrow page below it. The drawing goes to the edges of the
 * padded box around it, which must be positioned.
 */
export const BesideTable = ({ isWideOnly = false, children }: Props) => (
  <>
    <div
      className={classNames(
        'lg:absolute lg:inset-y-0 lg:right-0 lg:w-1/2 xl:w-3/5',
        isWideOnly
          ? 'max-lg:hidden'
          : 'max-lg:-mx-4 max-lg:-mt-4 max-lg:mb-4 max-lg:h-28 sm:max-lg:-mx-6 sm:max-lg:-mt-6',
      )}
    >
      <LaidTable />
    </div>
    <div className="lg:w-1/2 lg:pr-6 xl:w-2/5">{children}</div>
  </>
);
