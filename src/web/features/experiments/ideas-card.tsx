import { useTranslation } from 'react-i18next';
import { experimentHabits } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { EffectBar } from '#web/charts/effect-bar.tsx';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Idea } from './list-ideas.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  ideas: readonly Idea[];
  onPlan: (idea: Idea) => void;
}

/**
 * Lists experiments that the person could plan, each with what the person's own days say so far. On a wide page, an
 * idea is one row.
 */
export function IdeasCard({ ideas, onPlan }: Props) {
  const { t } = useTranslation('experiments');
  const hasPattern = ideas.some(({ pattern }) => pattern !== undefined);
  return (
    <Card title={t('ideas.title')}>
      <ul className="-my-1 divide-y divide-line">
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
  const name = habitName({ measure: habit, words: '', form: experimentHabits[habit] });
  const question = t(`questions.${outcome}`);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-4 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)_auto]">
      <span
        aria-hidden="true"
        className="row-span-2 w-1 self-stretch rounded-full lg:row-span-1"
        style={{ background: areaColor(measures[outcome].area) }}
      />
      <div>
        <p className="font-semibold">{name}</p>
        <p>{question}</p>
      </div>
      <div className="lg:col-start-4">
        <Button variant="secondary" aria-label={t('ideas.planName', { name, question })} onClick={onPlan}>
          {t('ideas.plan')}
        </Button>
      </div>
      {hasPattern && (
        <div className="col-span-2 col-start-2 mt-2 max-w-prose lg:col-span-1 lg:col-start-3 lg:row-start-1 lg:mt-0">
          <p className="text-small text-pretty text-muted">
            {pattern ? t('ideas.known', { known: pattern.description }) : t('ideas.unknown')}
          </p>
          {pattern && <EffectBar insight={pattern} compared={[pattern]} />}
        </div>
      )}
    </li>
  );
}
