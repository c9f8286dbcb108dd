import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { type Habit, habitState, habits } from '#domain/dashboard.ts';
import { isSuggested } from './use-day-summary.ts';

const indicators: Record<ReturnType<typeof habitState>, { icon: LucideIcon; style: string }> = {
  check: { icon: Check, style: 'bg-primary-soft text-primary' },
  cross: { icon: X, style: 'bg-danger-soft text-danger' },
  unknown: { icon: CircleHelp, style: 'bg-sunken text-muted' },
};

/**
 * Shows the day's five habits. A check means that the goal of the habit was met, a cross that it was not, and a
 * question mark that there is no answer. See `habitState` for the goals.
 */
export function SummaryHabits({ entry }: { entry: HealthMetric }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <div className="border-t border-line pt-5">
      <h3 id={id} className="mb-3 font-semibold">
        {t('habits.title')}
      </h3>
      <ul aria-labelledby={id} className="grid gap-3 md:grid-cols-5">
        {habits.map((habit) => (
          <HabitIndicator
            key={habit}
            habit={habit}
            done={entry[habit]}
            suggested={isSuggested(entry, habit)}
          />
        ))}
      </ul>
    </div>
  );
}

interface IndicatorProps {
  habit: Habit;
  done: boolean | null;
  suggested: boolean;
}

function HabitIndicator({ habit, done, suggested }: IndicatorProps) {
  const { t } = useTranslation('dashboard');
  const state = habitState(habit, done);
  const { icon: Icon, style } = indicators[state];
  const answer = done === null ? 'unknown' : done ? 'yes' : 'no';
  return (
    <li className="flex items-center gap-3 md:flex-col md:gap-2 md:text-center">
      <span
        role="img"
        aria-label={t(`habits.states.${state}`)}
        className={`flex size-11 shrink-0 items-center justify-center rounded-full ${
          suggested ? 'border border-dashed border-control text-muted' : style
        }`}
      >
        <Icon aria-hidden="true" className="size-5" strokeWidth={2} />
      </span>
      <div className="flex min-w-0 grow items-baseline justify-between gap-3 md:block">
        <p className="font-medium">{t(`habits.${habit}`)}</p>
        <p className="text-small text-muted">
          {t(`habits.answers.${answer}`)}
          {suggested && <span className="block italic">{t('suggested')}</span>}
        </p>
      </div>
    </li>
  );
}
