import type { ReactNode } from 'react';

/** Styles the main element of a member's page. */
export const contentStyle = 'mx-auto max-w-7xl px-4 py-6 outline-none sm:px-6 sm:py-10 print:p-0';

interface Props {
  logo: ReactNode;
  /** The controls at the end of the header. */
  controls?: ReactNode;
  /** The tabs and bars below the header. */
  children?: ReactNode;
}

/** Frames the top of a member's page. */
export function ShellHeader({ logo, controls, children }: Props) {
  return (
    <div className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <header className="mx-auto flex h-16 max-w-7xl items-center justify-between px-4 sm:px-6">
        {logo}
        {controls && <div className="flex items-center">{controls}</div>}
      </header>
      {children}
    </div>
  );
}
