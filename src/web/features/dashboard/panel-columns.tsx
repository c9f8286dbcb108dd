import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

// In one column, all panels are items of the same grid, so that a panel can change its order.
const columnStyle = 'contents lg:block lg:space-y-6';

interface Props {
  /** The panels of the first column. False if the column has no panels. */
  first: ReactNode;
  /** The panels of the second column. False if the column has no panels. */
  second: ReactNode;
}

/** Shows panels below each other. On a wide screen, shows them in two columns, unless a column has no panels. */
export function PanelColumns({ first, second }: Props) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
        Boolean(first && second) && 'lg:grid-cols-2',
      )}
    >
      {first && <div className={columnStyle}>{first}</div>}
      {second && <div className={columnStyle}>{second}</div>}
    </div>
  );
}
