import type { ReactNode } from 'react';

/** Shows a title that opens further content. The content is closed at first. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details>
    <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">{title}</summary>
    <div className="space-y-4 pb-2">{children}</div>
  </details>
);
