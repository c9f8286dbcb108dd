import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { toDayNumber } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { GoalBar } from '#web/ui/goal-bar.tsx';
import { dayState } from './day-state.ts';
import { useExperimentText } from './use-experiment-text.ts';

/**
 * Shows how many days of the plan have begun and how many are left, for how many days the outcome is logged, and on how
 * many days the person followed the plan.
 */
export function ExperimentProgress({ experiment: { plan, days } }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { nameOf } = useExperimentText();
  const today = useToday();
  const passed = toDayNumber(today) - toDayNumber(plan.start) + 1;
  if (passed < 1)
    return <p className="text-muted">{t('notBegun', { day: formatDay(plan.start, language, today) })}</p>;
  const day = Math.min(passed, plan.length);
  const left = plan.length - day;
  const withOutcome = days.filter(({ outcome }) => outcome !== null).length;
  // If `plan.lag` is 1, the outcome that belongs to a day is known only on the following day.
  const possible = Math.max(withOutcome, Math.min(plan.length, passed - plan.lag));
  const answered = days.filter(({ done }) => done !== null).length;
  const followed = days.filter(
    (day, index) => dayState(day, plan.schedule[index] === '1', plan.action.form, today) === 'planned',
  ).length;
  return (
    <div>
      <GoalBar
        label={t('progress', { day, length: plan.length })}
        text={passed === plan.length ? t('lastDay') : left > 0 ? t('daysLeft', { count: left }) : ''}
        percent={(day / plan.length) * 100}
        area={measures[plan.outcome].area}
        percentHidden
      />
      <div className="mt-2 text-small text-muted tabular-nums">
        {possible > 0 && (
          <p>{t('outcomes', { outcome: nameOf(plan.outcome), logged: withOutcome, count: possible })}</p>
        )}
        {answered > 0 && <p>{t('followed', { followed, count: answered })}</p>}
      </div>
    </div>
  );
}
