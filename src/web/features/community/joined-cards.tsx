import type { ReactNode } from 'react';

/** Joins bare cards to one box, with a line between them. */
export const JoinedCards = ({ children }: { children: ReactNode }) => (
  <div className="divide-y divide-line rounded-base border border-line bg-raised">{children}</div>
);
