import { useTranslation } from 'react-i18next';
import { experimentHabits } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Idea } from './list-ideas.ts';
import { useExperimentText } from './use-experiment-text.ts';

interface Props {
  ideas: readonly Idea[];
  onPlan: (idea: Idea) => void;
}

const wideColumns = 'lg:grid lg:items-start lg:gap-x-8 lg:divide-y-0';
/** The columns on wide screens, by the number of ideas. A single idea is a row, and so are ideas with known values. */
const columns: Record<number, string> = {
  2: `${wideColumns} lg:grid-cols-2`,
  3: `${wideColumns} lg:grid-cols-3`,
};

/** Lists experiments that the person could plan, each with what the person's own days say so far. */
export function IdeasCard({ ideas, onPlan }: Props) {
  const { t } = useTranslation('experiments');
  const wide = ideas.some(({ known }) => known !== undefined) ? undefined : columns[ideas.length];
  return (
    <Card title={t('ideas.title')}>
      <ul className={`-my-1 divide-y divide-line ${wide ?? ''}`}>
        {ideas.map((idea) => (
          <IdeaRow
            key={`${idea.habit} ${idea.outcome}`}
            idea={idea}
            inColumn={wide !== undefined}
            onPlan={() => onPlan(idea)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface RowProps {
  idea: Idea;
  /** Whether the row is a column on wide screens. */
  inColumn: boolean;
  onPlan: () => void;
}

function IdeaRow({ idea: { habit, outcome, known }, inColumn, onPlan }: RowProps) {
  const { t } = useTranslation('experiments');
  const { habitName } = useExperimentText();
  const name = habitName({ measure: habit, words: '', form: experimentHabits[habit] });
  const question = t(`questions.${outcome}`);
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-4',
        inColumn && 'lg:grid-cols-[auto_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:py-2',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'row-span-2 w-1 self-stretch rounded-full',
          inColumn && 'lg:col-start-1 lg:row-span-3 lg:row-start-1',
        )}
        style={{ background: areaColor(measures[outcome].area) }}
      />
      <div className={inColumn ? 'lg:col-start-2 lg:row-start-1' : undefined}>
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{question}</p>
      </div>
      <div className={inColumn ? 'lg:col-start-2 lg:row-start-2 lg:mt-3' : undefined}>
        <Button variant="secondary" aria-label={t('ideas.planName', { name, question })} onClick={onPlan}>
          {t('ideas.plan')}
        </Button>
      </div>
      {known && (
        <p className="col-span-2 col-start-2 mt-1 max-w-prose text-small text-pretty lg:col-span-1">
          {t('ideas.known', { known })}
        </p>
      )}
    </li>
  );
}
