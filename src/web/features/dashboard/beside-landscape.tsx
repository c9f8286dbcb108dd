import type { ReactNode } from 'react';
import type { Area } from '#web/ui/area.ts';
import { YearLandscape } from './year-landscape.tsx';

interface Props {
  /** The area whose colour the hill of today has. See `YearLandscape`. */
  hill?: Area | undefined;
  children: ReactNode;
}

/** Shows a text beside a landscape, on phones below it. */
export const BesideLandscape = ({ hill, children }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[2fr_3fr]">
    <div className="flex flex-col items-start justify-center gap-4 max-lg:order-last">{children}</div>
    <div className="relative h-52 overflow-hidden rounded-base sm:h-80 lg:h-88">
      <YearLandscape hill={hill} />
    </div>
  </div>
);
