import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Experiment } from '#contracts/experiments.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { DayMark } from './day-mark.tsx';
import { dayState } from './day-state.ts';

/** Explains the marks that occur in the calendar of a plan. The buttons of the days say the same to screen readers. */
export function ScheduleLegend({ experiment: { plan, days } }: { experiment: Experiment }) {
  const { t } = useTranslation('experiments');
  const today = useToday();
  const color = areaColor(measures[plan.outcome].area);
  const { form } = plan.action;
  const states = new Set(
    days.map((day, index) => dayState(day, plan.schedule[index] === '1', plan.action.form, today)),
  );
  const ahead = [true, false].filter((isOn) =>
    days.some(({ day }, index) => day > today && (plan.schedule[index] === '1') === isOn),
  );
  const followed =
    states.has('planned') && states.has('other')
      ? 'either'
      : (['planned', 'other'] as const).find((state) => states.has(state));
  const icon = { className: 'size-5', strokeWidth: 3, color };
  return (
    <p
      aria-hidden="true"
      className="mt-3 mb-4 grid grid-cols-[auto_auto] justify-start gap-x-5 gap-y-2 text-small text-muted sm:flex sm:flex-wrap"
    >
      <Item text={t(`plan.${form}.on`)}>
        <DayMark isOn color={color} />
      </Item>
      <Item text={t(`plan.${form}.off`)}>
        <DayMark isOn={false} color={color} />
      </Item>
      {ahead.length > 0 && (
        <Item text={t('schedule.legend.ahead')}>
          {ahead.map((isOn) => (
            <DayMark key={String(isOn)} isOn={isOn} state="ahead" color={color} />
          ))}
        </Item>
      )}
      {days.some(({ day }) => day === today) && (
        <Item text={t('schedule.legend.today')}>
          <span className="size-6 rounded-full border-2 border-(--ink)" />
        </Item>
      )}
      {followed && (
        <Item text={t(`schedule.legend.${followed}`)}>
          {states.has('planned') && <Check {...icon} />}
          {states.has('other') && <X {...icon} />}
        </Item>
      )}
      {days.some(({ outcome }) => outcome !== null) && (
        <Item text={t('schedule.legend.outcome')}>
          <span className="size-2 rounded-full bg-ink" />
        </Item>
      )}
    </p>
  );
}

const Item = ({ text, children }: { text: string; children: ReactNode }) => (
  <span className="flex items-center gap-2">
    <span className="flex min-w-6 shrink-0 justify-center gap-1">{children}</span>
    {text}
  </span>
);
