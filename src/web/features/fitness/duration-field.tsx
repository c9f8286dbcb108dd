import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { quickDurations } from '#domain/fitness.ts';
import { controlStyle, Field } from '#web/ui/field.tsx';
import type { WorkoutValues } from './workout-form.ts';

/** Shows the field of the minutes, with a button for each of `quickDurations` that fills it in. */
export function DurationField() {
  const { t } = useTranslation('fitness');
  const error = t('form.durationError');
  return (
    <Field name="duration" label={t('form.duration')} missing={error} invalid={error}>
      {(controlProps) => (
        <div className="flex flex-wrap gap-2">
          <span className="w-20 sm:w-24">
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              {...controlProps}
              className={controlStyle}
            />
          </span>
          <QuickDurations />
        </div>
      )}
    </Field>
  );
}

function QuickDurations() {
  const { t } = useTranslation('fitness');
  const { setValue } = useFormContext<WorkoutValues>();
  const duration = useWatch<WorkoutValues, 'duration'>({ name: 'duration' });
  return (
    <fieldset aria-label={t('form.quickDurations')} className="flex grow flex-wrap gap-1.5">
      {quickDurations.map(String).map((minutes) => (
        <button
          key={minutes}
          type="button"
          aria-pressed={duration === minutes}
          onClick={() => setValue('duration', minutes, { shouldDirty: true })}
          className="min-h-11 min-w-11 grow rounded-full border border-control px-1 text-small font-medium whitespace-nowrap tabular-nums hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
        >
          {t('minutes', { count: Number(minutes) })}
        </button>
      ))}
    </fieldset>
  );
}
