import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { type Habit, habitState, habits, isSuggested } from '#domain/dashboard.ts';

/** The colours are those of the specification. The ground is the same for both, so that a cross looks like no alarm. */
const indicators = {
  check: { icon: Check, style: 'bg-sunken text-primary' },
  cross: { icon: X, style: 'bg-sunken text-danger' },
};

/**
 * Shows the day's five habits: first the answered and the open habits, then a row of the suggested habits. A check means
 * that the person met the goal of the habit. A cross means that the person did not meet the goal. A question mark means
 * that there is no answer. The goals are in `habitState`.
 */
export function SummaryHabits({ entry }: { entry: HealthMetric }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const suggestedId = useId();
  const suggested = habits.filter((habit) => isSuggested(entry, habit));
  return (
    <div className="border-t border-line pt-3 sm:pt-4">
      <h3 id={id} className="sr-only">
        {t('habits.title')}
      </h3>
      <div className="space-y-2">
        <HabitList
          labelledBy={id}
          entry={entry}
          names={habits.filter((habit) => !isSuggested(entry, habit))}
        />
        {suggested.length > 0 && (
          <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
            <p id={suggestedId} className="text-small text-muted italic">
              {t('suggested')}
            </p>
            <HabitList labelledBy={`${id} ${suggestedId}`} entry={entry} names={suggested} />
          </div>
        )}
      </div>
    </div>
  );
}

interface ListProps {
  /** The ids of the elements that name the list. */
  labelledBy: string;
  entry: HealthMetric;
  names: Habit[];
}

function HabitList({ labelledBy, entry, names }: ListProps) {
  if (names.length === 0) return null;
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-x-5 gap-y-2">
      {names.map((habit) => (
        <HabitIndicator key={habit} habit={habit} done={entry[habit]} suggested={isSuggested(entry, habit)} />
      ))}
    </ul>
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
  const name = t(`habits.${habit}`);
  if (state === 'unknown') {
    return (
      <li className="flex items-center gap-1.5 text-small text-muted">
        <span
          role="img"
          aria-label={t('habits.states.unknown')}
          className="flex size-5 shrink-0 items-center justify-center rounded-full bg-sunken font-medium"
        >
          ?
        </span>
        <p>
          {name}
          <span className="sr-only"> {t('habits.answers.unknown')}</span>
        </p>
      </li>
    );
  }
  const { icon: Icon, style } = indicators[state];
  return (
    <li className="flex items-center gap-1.5">
      <span
        role="img"
        aria-label={t(`habits.states.${state}`)}
        className={`flex size-5 shrink-0 items-center justify-center rounded-full ${
          suggested ? 'border border-dashed border-control text-muted' : style
        }`}
      >
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={2} />
      </span>
      <p className="text-small">
        <span className="font-medium">{name}</span>
        <span className="text-muted"> {t(`habits.answers.${done ? 'yes' : 'no'}`)}</span>
      </p>
    </li>
  );
}
