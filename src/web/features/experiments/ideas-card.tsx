import { useTranslation } from 'react-i18next';
import { experimentHabits } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IdeaPattern } from './idea-pattern.tsx';
import type { Idea } from './list-ideas.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  ideas: readonly Idea[];
  onPlan: (idea: Idea) => void;
}

/**
 * Lists experiments that the person could plan, each with what the person's own days say so far. On a wide page, an
 * idea is one row, or a column if no idea has a pattern.
 */
export function IdeasCard({ ideas, onPlan }: Props) {
  const { t } = useTranslation('experiments');
  const hasPattern = ideas.some(({ pattern }) => pattern !== undefined);
  return (
    <Card title={t('ideas.title')}>
      <ul
        className={classNames(
          '-my-1 divide-y divide-line',
          !hasPattern && 'lg:grid lg:grid-cols-3 lg:gap-x-10 lg:divide-y-0',
        )}
      >
        {ideas.map((idea) => (
          <IdeaRow
            key={`${idea.habit} ${idea.outcome}`}
            idea={idea}
            hasPattern={hasPattern}
            onPlan={() => onPlan(idea)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  idea: Idea;
  /** Whether any idea has a pattern. If not, no idea mentions patterns. */
  hasPattern: boolean;
  onPlan: () => void;
}

function IdeaRow({ idea: { habit, outcome, pattern }, hasPattern, onPlan }: RowProps) {
  const { t } = useTranslation('experiments');
  const { habitName } = useExperimentText();
  const form = experimentHabits[habit];
  const name = habitName({ measure: habit, words: '', form });
  const question = t(`questions.${outcome}`);
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-4',
        hasPattern && 'lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)_auto]',
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
      </div>
      <div className={classNames(hasPattern && 'lg:col-start-4')}>
        <Button variant="secondary" aria-label={t('ideas.planName', { name, question })} onClick={onPlan}>
          {t('ideas.plan')}
        </Button>
      </div>
      {hasPattern && (
        <div className="col-span-2 col-start-2 mt-2 max-w-prose lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:mt-0">
          {pattern ? (
            <IdeaPattern pattern={pattern} form={form} />
          ) : (
            <p className="text-small text-muted">{t('ideas.unknown')}</p>
          )}
        </div>
      )}
    </li>
  );
}
