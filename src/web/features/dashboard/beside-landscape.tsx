import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { YearLandscape } from './year-landscape.tsx';

interface Props {
  /** The colour of the hill of today. See `YearLandscape`. */
  hill?: string | undefined;
  /** Whether the text starts at the top of the landscape, not in its middle. */
  startsAtTop?: boolean;
  children: ReactNode;
}

/** Shows a text beside a landscape, on phones below it. */
export const BesideLandscape = ({ hill, startsAtTop = false, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[2fr_3fr]">
    <div
      className={classNames(
        'flex flex-col items-start gap-4 max-lg:order-last',
        !startsAtTop && 'justify-center',
      )}
    >
      {children}
    </div>
    <div className="relative h-52 overflow-hidden rounded-base sm:h-80 lg:h-88">
      <YearLandscape hill={hill} />
    </div>
  </div>
);
