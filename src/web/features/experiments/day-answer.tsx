import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { capitalize, formatDay, formatRecentDay, formatRecentDayInSentence } from '#web/i18n/format.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { Button } from '#web/ui/button.tsx';
import { DayMark } from './day-mark.tsx';
import { dayState } from './day-state.ts';
import { outcomeTint } from './tint.ts';
import { useExperimentText } from './use-experiment-text.ts';
import { useAnswerDay } from './use-experiments.ts';

interface Props {
  experiment: Experiment;
  day: CalendarDay;
  /**
   * Shows the mark that the day has in the calendar. Leave it out if there is no calendar, because its key explains it.
   */
  hasMark?: boolean;
}

/**
 * Shows whether the plan has the action (the habit to try) on or off on a day. For a day up to
 * today, also asks whether the person carried out the action on that day.
 */
export function DayAnswer({ experiment, day, hasMark = false }: Props) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { habitName, dayPlan } = useExperimentText();
  const today = useToday();
  const { plan, days } = experiment;
  const index = days.findIndex((one) => one.day === day);
  const isOn = plan.schedule[index] === '1';
  const done = days[index]?.done ?? null;
  const name = nameOfDay(day, language, today);
  const color = areaColor(measures[plan.outcome].area);
  return (
    <section
      aria-label={name}
      className="rounded-base p-4 sm:p-6"
      style={{ background: isOn ? outcomeTint(plan.outcome) : 'var(--paper)' }}
    >
      <div className="flex items-center gap-4">
        {hasMark && (
          <DayMark
            isOn={isOn}
            state={dayState({ day, done }, isOn, plan.action.form, today)}
            color={color}
            size="large"
          />
        )}
        <div className="min-w-0">
          <p>{name}</p>
          <p className="font-display text-title font-semibold text-balance wrap-anywhere sm:text-display">
            {dayPlan(plan.action, isOn)}
          </p>
          {plan.action.form === 'with' && <p className="wrap-anywhere">{habitName(plan.action)}</p>}
        </div>
      </div>
      {day > today ? (
        <p className="mt-4 text-small">{t('answer.ahead')}</p>
      ) : (
        <AnswerButtons experiment={experiment} day={day} done={done} />
      )}
    </section>
  );
}

/** Returns "Today, Mon 30 Nov" or "Yesterday, Sun 29 Nov", and only the date of any other day. */
function nameOfDay(day: CalendarDay, language: Language, today: CalendarDay): string {
  const name = formatRecentDay(day, language, today);
  const date = formatDay(day, language, today);
  return name === capitalize(date, language) ? name : `${name}, ${date}`;
}

function AnswerButtons({ experiment, day, done }: Omit<Props, 'hasMark'> & { done: boolean | null }) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { nameInSentence, answerName } = useExperimentText();
  const answer = useAnswerDay(experiment);
  const { action, outcome } = experiment.plan;
  const question = t('answer.question', {
    day: formatRecentDayInSentence(day, language, useToday()),
  });
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="mb-2 font-medium">{question}</legend>
      <div className="flex flex-wrap gap-2 *:min-w-fit *:grow *:basis-0 *:wrap-anywhere">
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            variant={done === value ? 'primary' : 'secondary'}
            aria-pressed={done === value}
            // Pressing the button of the saved answer deletes the answer.
            onClick={() => answer(day, done === value ? null : value)}
          >
            {answerName(action, value)}
          </Button>
        ))}
      </div>
      <p className="mt-3 text-small">{t('answer.logFirst', { outcome: nameInSentence(outcome) })}</p>
    </fieldset>
  );
}
