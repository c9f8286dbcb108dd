import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HealthMetric } from '#contracts/measures.ts';
import { type Habit, habitState, habits, isSuggested } from '#domain/dashboard.ts';

/** The colours are those of the specification. The ground is the same for both, so that a cross looks like no alarm. */
const indicators = {
  check: { icon: Check, style: 'bg-sunken text-primary' },
  cross: { icon: X, style: 'bg-sunken text-danger' },
};

interface Props {
  entry: HealthMetric;
  /** Whether the suggested habits follow the others, beside a label. If not, `OpenQuestions` shows them. */
  hasSuggested: boolean;
}

/**
 * Shows the day's habits. A check means that the person met the goal of the habit. A cross means that the person did
 * not meet the goal. A question mark means that there is no answer. The goals are in `habitState`. Renders nothing if
 * there are no habits to show.
 */
export function SummaryHabits({ entry, hasSuggested }: Props) {
  const { t } = useTranslation('dashboard');
  const names = habits.filter((habit) => !isSuggested(entry, habit));
  const showsSuggested = hasSuggested && hasSuggestedHabits(entry);
  if (names.length === 0 && !showsSuggested) return null;
  return (
    <div className="space-y-2 border-t border-line pt-3 sm:pt-4">
      {names.length > 0 && <HabitList label={t('habits.title')} entry={entry} names={names} />}
      {showsSuggested && (
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
          <p aria-hidden="true" className="text-small text-muted italic">
            {t('suggested')}
          </p>
          <SuggestedHabits entry={entry} />
        </div>
      )}
    </div>
  );
}

/** Returns whether any habit of the day has a value that is only suggested. */
export const hasSuggestedHabits = (entry: HealthMetric): boolean =>
  habits.some((habit) => isSuggested(entry, habit));

/** Shows the habits whose values are only suggested. */
export function SuggestedHabits({ entry }: { entry: HealthMetric }) {
  const { t } = useTranslation('dashboard');
  return (
    <HabitList
      label={`${t('habits.title')} ${t('suggested')}`}
      entry={entry}
      names={habits.filter((habit) => isSuggested(entry, habit))}
    />
  );
}

interface ListProps {
  /** The accessible name of the list. */
  label: string;
  entry: HealthMetric;
  names: Habit[];
}

const HabitList = ({ label, entry, names }: ListProps) => (
  <ul aria-label={label} className="grid grid-cols-2 gap-x-4 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-6">
    {names.map((habit) => (
      <HabitIndicator key={habit} habit={habit} done={entry[habit]} suggested={isSuggested(entry, habit)} />
    ))}
  </ul>
);

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
    <li className="flex gap-1.5">
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
        <span className="font-medium">{name}</span>{' '}
        <span className="block text-muted">{t(`habits.answers.${done ? 'yes' : 'no'}`)}</span>
      </p>
    </li>
  );
}
