import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { experimentHabits } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IdeaCounts, IdeaPattern } from './idea-pattern.tsx';
import { IdeaReadiness, ReadinessNote } from './idea-readiness.tsx';
import type { Idea } from './list-ideas.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  ideas: readonly Idea[];
  /** Whether the person has insights already, and so usually enough days for an experiment, or may have them. */
  hasInsights: boolean;
  onPlan: (idea: Idea) => void;
  /** Content below the ideas. */
  children: ReactNode;
}

/**
 * Lists experiments that the person could plan: first those that a pattern in the person's own days suggests. On a wide
 * page, an idea with a pattern is one row, and the others are columns.
 */
export function IdeasCard({ ideas, hasInsights, onPlan, children }: Props) {
  const { t } = useTranslation('experiments');
  const known = ideas.filter(({ pattern }) => pattern !== undefined);
  const unknown = ideas.filter(({ pattern }) => pattern === undefined);
  const toRow = (idea: Idea) => (
    <IdeaRow
      key={`${idea.habit} ${idea.outcome}`}
      idea={idea}
      hasReadiness={!hasInsights}
      onPlan={() => onPlan(idea)}
    />
  );
  return (
    <Card title={t('ideas.title')}>
      {!hasInsights && <ReadinessNote outcomes={ideas.map(({ outcome }) => outcome)} />}
      <ul className="-my-1 divide-y divide-line empty:hidden">{known.map(toRow)}</ul>
      {known.length > 0 && unknown.length > 0 && (
        <h3 className="mt-1 border-t border-line pt-4 text-small text-muted">{t('ideas.unknown')}</h3>
      )}
      <ul
        className={classNames(
          '-mb-1 divide-y divide-line empty:hidden lg:grid lg:gap-x-10 lg:divide-y-0',
          known.length > 0 ? 'lg:grid-cols-2' : '-mt-1 lg:grid-cols-3',
        )}
      >
        {unknown.map(toRow)}
      </ul>
      {children}
    </Card>
  );
}

interface RowProps {
  idea: Idea;
  /** Shows how many days the idea still needs, unless it has a pattern. */
  hasReadiness: boolean;
  onPlan: () => void;
}

function IdeaRow({ idea: { habit, outcome, pattern }, hasReadiness, onPlan }: RowProps) {
  const { t } = useTranslation('experiments');
  const { habitName } = useExperimentText();
  const form = experimentHabits[habit];
  const name = habitName({ measure: habit, words: '', form });
  const question = t(`questions.${outcome}`);
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-4',
        pattern && 'lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)_auto]',
      )}
    >
      <span
        aria-hidden="true"
        className="row-span-2 w-1 self-stretch rounded-full lg:row-span-1"
        style={{ background: areaColor(measures[outcome].area) }}
      />
      <div>
        <p className="font-semibold">{name}</p>
        <p>{question}</p>
        {pattern && <IdeaCounts pattern={pattern} form={form} />}
      </div>
      <div className={classNames(pattern && 'lg:col-start-4')}>
        <Button
          variant={pattern ? 'primary' : 'secondary'}
          aria-label={t('ideas.planName', { name, question })}
          onClick={onPlan}
        >
          {t('ideas.plan')}
        </Button>
      </div>
      {pattern ? (
        <div className="col-span-2 col-start-2 mt-3 lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:mt-0 lg:px-6">
          <IdeaPattern pattern={pattern} form={form} />
        </div>
      ) : (
        hasReadiness && (
          <div className="col-span-2 col-start-2 mt-3 empty:hidden">
            <IdeaReadiness outcome={outcome} />
          </div>
        )
      )}
    </li>
  );
}
