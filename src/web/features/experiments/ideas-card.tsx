import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { ReadinessNote } from './idea-readiness.tsx';
import { IdeaTile } from './idea-tile.tsx';
import type { Idea } from './list-ideas.ts';

interface Props {
  ideas: readonly Idea[];
  /** Whether the person has insights already, and so usually enough days for an experiment, or may have them. */
  hasInsights: boolean;
  /** A link to the check-in, shown if the person has too few values for an experiment. */
  checkin: ReactNode;
  onPlan: (idea: Idea) => void;
  /** Content below the ideas. */
  children: ReactNode;
}

/**
 * Lists experiments that the person could plan: first those that a pattern in the person's own days suggests. On a wide
 * page, an idea with a pattern is one row, and the others are columns.
 */
export function IdeasCard({ ideas, hasInsights, checkin, onPlan, children }: Props) {
  const { t } = useTranslation('experiments');
  const known = ideas.filter(({ pattern }) => pattern !== undefined);
  const unknown = ideas.filter(({ pattern }) => pattern === undefined);
  const toTile = (idea: Idea) => (
    <IdeaTile
      key={`${idea.habit} ${idea.outcome}`}
      idea={idea}
      hasReadiness={!hasInsights}
      onPlan={() => onPlan(idea)}
    />
  );
  return (
    <Card title={t('ideas.title')}>
      {!hasInsights && (
        <ReadinessNote outcomes={ideas.map(({ outcome }) => outcome)}>{checkin}</ReadinessNote>
      )}
      <ul className="space-y-3 empty:hidden">{known.map(toTile)}</ul>
      {known.length > 0 && unknown.length > 0 && (
        <h3 className="mt-4 mb-2 text-small text-muted">{t('ideas.unknown')}</h3>
      )}
      <ul className="grid gap-3 empty:hidden lg:auto-cols-fr lg:grid-flow-col lg:gap-4">
        {unknown.map(toTile)}
      </ul>
      {children}
    </Card>
  );
}
