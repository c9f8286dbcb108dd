import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/calendar-day.ts';
import { experimentLengths } from '#domain/experiments/schedule.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { areaColor } from '#web/ui/area.ts';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { type ExperimentInput, type ExperimentValues, isOutcome, toExperiment } from './experiment-form.ts';
import { outcomeTint } from './tint.ts';
import { useExperimentText } from './use-experiment-text.ts';
import { useRefusal } from './use-refusal.ts';

const shortestLength = `${experimentLengths[0]}` as const;

/**
 * Sums up the experiment that the form would start, and draws its days in pairs. The days are half filled, because the
 * draw takes place at the start. If the outcome has too few values, shows the shortest experiment without its dates,
 * because it is not known when it can start. Shows nothing if the plan is incomplete, or if the outcome cannot be
 * tested for another reason.
 */
export function PlanPreview() {
  const values = usePlanValues();
  const refusal = useRefusal(values?.outcome ?? '');
  if (!values) return null;
  if (refusal === 'fewValues') return <Preview values={{ ...values, length: shortestLength }} />;
  const { length } = values;
  return refusal || length === '' ? null : <Preview values={{ ...values, length }} hasDates />;
}

/**
 * Returns the values of the form, or undefined if the habit or the outcome is missing. The length is empty while none
 * is selected.
 */
function usePlanValues() {
  const [habit] = useFieldValue<string>('habit');
  const [words] = useFieldValue<string>('words');
  const [form] = useFieldValue<ExperimentValues['form']>('form');
  const [outcome] = useFieldValue<string>('outcome');
  const [lag] = useFieldValue<ExperimentValues['lag']>('lag');
  const [length] = useFieldValue<ExperimentValues['length']>('length');
  const [begin] = useFieldValue<ExperimentValues['begin']>('begin');
  if (habit === '' || !isOutcome(outcome)) return undefined;
  return { habit, words: words.trim(), form, outcome, lag, length, begin };
}

interface PreviewProps {
  values: ExperimentInput;
  /** Says the first and the last day. Otherwise, says that the length is the shortest possible. */
  hasDates?: boolean;
}

function Preview({ values, hasDates = false }: PreviewProps) {
  const { t } = useTranslation('experiments');
  const { language } = useLanguage();
  const { habitName } = useExperimentText();
  const today = useToday();
  const { action, outcome, length, start } = toExperiment(values, today);
  const isNamed = action.measure !== null || action.words !== '';
  const days = [start, addDays(start, length - 1)].map((day) => formatDay(day, language, today));
  return (
    <div className="rounded-base p-4" style={{ background: outcomeTint(outcome) }}>
      {isNamed && <p className="font-display text-lead font-semibold">{habitName(action)}</p>}
      <p className="tabular-nums">
        {hasDates
          ? `${t('form.days', { count: length })}: ${days.join(' – ')}`
          : t('form.shortest', { count: length })}
      </p>
      <UndrawnDays count={length} color={areaColor(measures[outcome].area)} />
      <p className="text-small text-pretty text-muted">{t(`form.draw.${action.form}`)}</p>
    </div>
  );
}

interface DaysProps {
  count: number;
  color: string;
}

/** Draws days in pairs, with two weeks in each row. A line joins the two days of a pair. */
function UndrawnDays({ count, color }: DaysProps) {
  const day = (
    <span
      className="size-3.5 rounded-full border-[1.5px]"
      style={{
        borderColor: color,
        background: `linear-gradient(135deg, ${color} 50%, var(--raised) 50%)`,
      }}
    />
  );
  return (
    <div aria-hidden="true" className="my-3 grid max-w-sm grid-cols-7 gap-y-2.5">
      {Array.from({ length: count / 2 }, (_, pair) => pair).map((pair) => (
        <span key={pair} className="flex items-center">
          {day}
          <span className="h-0.5 w-1.5 bg-control" />
          {day}
        </span>
      ))}
    </div>
  );
}
