import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { LaidTable } from './laid-table.tsx';

interface Props {
  /** Whether the day has a meal. Draws food in the bowl, in a narrower picture. */
  hasFood?: boolean;
  /** Whether the picture is lower on a narrow page, so that the meals below it are higher. */
  isLow?: boolean;
  children: ReactNode;
}

/**
 * Shows a few lines beside a drawing of a table, or below it on a narrow page. The drawing goes to the edges of the
 * padded box around it, which must be positioned.
 */
export const BesideTable = ({ hasFood = false, isLow = false, children }: Props) => (
  <>
    <div
      className={classNames(
        'max-lg:-mx-4 max-lg:-mt-4 max-lg:mb-4 sm:max-lg:-mx-6 sm:max-lg:-mt-6',
        'lg:absolute lg:inset-y-0 lg:right-0',
        hasFood ? 'lg:w-1/2' : 'lg:w-3/5',
      )}
    >
      <div className={classNames('max-lg:h-28 lg:h-full', isLow && 'max-lg:[zoom:0.6]')}>
        <LaidTable hasFood={hasFood} />
      </div>
    </div>
    <div className={hasFood ? 'lg:w-1/2 lg:pr-6' : 'lg:w-2/5 lg:pr-6'}>{children}</div>
  </>
);
