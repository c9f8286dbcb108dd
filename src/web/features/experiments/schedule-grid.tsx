import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay, formatShortDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DayMark } from './day-mark.tsx';

interface Props {
  experiment: Experiment;
  day: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
}

type Day = Experiment['days'][number];

/**
 * Draws the days of an experiment's plan in pairs. Each pair has one day with the action on, which
 * is filled, and one day with the action off, which is hollow. A tick means that the person carried
 * out the action. A dot means that the outcome has a value.
 */
export function ScheduleGrid({ experiment, day, onDayChange }: Props) {
  const { t } = useTranslation('experiments');
  const { plan, days } = experiment;
  const pairs = Array.from({ length: plan.length / 2 }, (_, pair) => days.slice(2 * pair, 2 * pair + 2));
  const color = areaColor(measures[plan.outcome].area);
  return (
    <section aria-label={t('schedule.title')}>
      <h3 className="font-medium">{t('schedule.title')}</h3>
      <p className="mb-3 text-small text-muted">{t('schedule.hint')}</p>
      <ul className="flex flex-wrap gap-2">
        {pairs.map((pair, index) => (
          <li key={pair[0]?.day} className="flex rounded-full border border-line bg-paper p-0.5">
            {pair.map((one, place) => (
              <DayButton
                key={one.day}
                day={one}
                isOn={plan.schedule[2 * index + place] === '1'}
                isSelected={one.day === day}
                color={color}
                onSelect={() => onDayChange(one.day)}
              />
            ))}
          </li>
        ))}
      </ul>
      <Legend color={color} form={plan.action.form} />
    </section>
  );
}

interface DayProps {
  day: Day;
  isOn: boolean;
  isSelected: boolean;
  color: string;
  onSelect: () => void;
}

function DayButton({ day: { day, done, outcome }, isOn, isSelected, color, onSelect }: DayProps) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const today = useToday();
  const isAhead = day > today;
  const answer = done === null ? t('schedule.unanswered') : t(done ? 'schedule.done' : 'schedule.notDone');
  const parts = [
    formatDay(day, language, today),
    t(isOn ? 'schedule.on' : 'schedule.off'),
    !isAhead && answer,
    outcome !== null && t('schedule.hasOutcome'),
  ];
  return (
    <button
      type="button"
      aria-label={parts.filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      title={formatShortDay(day, language)}
      onClick={onSelect}
      className={classNames(
        'relative flex size-11 items-center justify-center rounded-full',
        isSelected && 'bg-sunken',
        day === today && 'outline-2 -outline-offset-2 outline-(--ink)',
      )}
    >
      <DayMark isOn={isOn} isDone={done === true} isAhead={isAhead} color={color} />
      {outcome !== null && (
        <span aria-hidden="true" className="absolute bottom-0.5 size-1.5 rounded-full bg-ink" />
      )}
    </button>
  );
}

interface LegendProps extends Pick<Experiment['plan']['action'], 'form'> {
  color: string;
}

function Legend({ color, form }: LegendProps) {
  const { t } = useTranslation('experiments');
  return (
    <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-small text-muted">
      <span className="flex items-center gap-2">
        <DayMark isOn color={color} />
        {t('schedule.legendOn')}
      </span>
      <span className="flex items-center gap-2">
        <DayMark isOn={false} color={color} />
        {t('schedule.legendOff')}
      </span>
      <span className="flex items-center gap-2">
        <DayMark isOn isDone color={color} />
        {t(`answer.${form}.yes`)}
      </span>
      <span className="flex items-center gap-2">
        <span className="size-1.5 rounded-full bg-ink" />
        {t('schedule.legendOutcome')}
      </span>
    </p>
  );
}
