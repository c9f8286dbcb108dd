import { HeartPulse, type LucideIcon, Moon, Smile, Wind, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ExperimentOutcome, experimentHabits } from '#domain/experiments/choices.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IdeaCounts, IdeaPattern } from './idea-pattern.tsx';
import { IdeaReadiness } from './idea-readiness.tsx';
import type { Idea } from './list-ideas.ts';
import { outcomeTint } from './tint.ts';
import { useExperimentText } from './use-experiment-text.ts';
import { useProposal } from './use-experiments.ts';

const icons: Record<ExperimentOutcome, LucideIcon> = {
  mood: Smile,
  energyLevel: Zap,
  stressLevel: Wind,
  sleepQuality: Moon,
  sleepHours: Moon,
  deepSleepHours: Moon,
  remSleepHours: Moon,
  sleepEfficiency: Moon,
  heartRate: HeartPulse,
  heartRateVariability: HeartPulse,
};

interface Props {
  idea: Idea;
  /** Shows how many days the idea still needs, unless it has a pattern. */
  hasReadiness: boolean;
  onPlan: () => void;
}

/**
 * Shows an experiment that the person could plan, in the colour of its outcome. While its outcome has
 * too few values, its button is quiet, because the form then only shows what the plan would be.
 */
export function IdeaTile({ idea: { habit, outcome, pattern }, hasReadiness, onPlan }: Props) {
  const { t } = useTranslation('experiments');
  const { habitName } = useExperimentText();
  const form = experimentHabits[habit];
  const name = habitName({ measure: habit, words: '', form });
  const question = t(`questions.${outcome}`);
  const Icon = icons[outcome];
  const isShort = !hasReadiness && !pattern;
  const isEarly = useProposal(isShort || pattern ? '' : outcome).data?.refusal === 'fewValues';
  return (
    <li
      className={classNames(
        'flex justify-between gap-y-4 rounded-base p-4 sm:p-5',
        isShort ? 'max-sm:flex-col sm:items-center gap-x-3' : 'flex-col gap-x-10',
        pattern && 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] lg:items-center',
      )}
      style={{ background: outcomeTint(outcome) }}
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-raised"
          style={{ background: areaColor(measures[outcome].area) }}
        >
          <Icon className="size-6" strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <p className="font-display text-lead leading-tight font-semibold">{name}</p>
          <p className="mt-0.5">{question}</p>
          {pattern && <IdeaCounts pattern={pattern} form={form} />}
        </div>
      </div>
      {pattern && (
        <div>
          <IdeaPattern pattern={pattern} form={form} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-end gap-x-4 gap-y-1.5">
        {hasReadiness && !pattern && <IdeaReadiness outcome={outcome} />}
        {/* Without a frame, the text of the button is flush with the edge. */}
        <span className={classNames(isEarly && '-mr-5')}>
          <Button
            variant={pattern ? 'primary' : isEarly ? 'quiet' : 'secondary'}
            aria-label={t(isEarly ? 'ideas.lookName' : 'ideas.planName', { name, question })}
            onClick={onPlan}
          >
            {t(isEarly ? 'ideas.look' : 'ideas.plan')}
          </Button>
        </span>
      </div>
    </li>
  );
}
