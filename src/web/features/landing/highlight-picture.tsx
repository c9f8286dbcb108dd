import type { ReactNode } from 'react';

/** The frame of the drawing of a highlight. Only wide pages show it. */
export const HighlightPicture = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 360 150"
    aria-hidden="true"
    className="hidden w-full rounded-base bg-[var(--sky)] md:block"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);
