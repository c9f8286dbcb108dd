import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { workoutTypes } from '#domain/fitness.ts';
import { RadioFieldset } from '#web/ui/radio-fieldset.tsx';
import { WorkoutIcon } from '#web/ui/workout-icon.tsx';

/** Shows a radio button for each type of workout, as a tile with the icon and the name of the type. */
export function TypeField() {
  const { t } = useTranslation(['fitness', 'kinds']);
  return (
    <RadioFieldset name="type" label={t('form.type')} missing={t('form.missingType')}>
      {(radio) => (
        <div className="mt-1.5 grid grid-cols-3 gap-2">
          {workoutTypes.map((type) => (
            <label
              key={type}
              className="group relative flex min-w-0 flex-col items-center gap-1.5 rounded-base border border-control px-1 py-3 text-center sm:flex-row sm:gap-2 sm:px-2 sm:py-2 text-small font-medium has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-checked:ring-1 has-checked:ring-primary has-aria-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                {...radio}
                value={type}
                className="absolute inset-0 cursor-pointer appearance-none rounded-base outline-none"
              />
              <Check
                aria-hidden="true"
                className="absolute top-2 right-2 hidden sm:top-1 sm:right-1 size-4 group-has-checked:block"
                strokeWidth={2.5}
              />
              <WorkoutIcon type={type} />
              {t(`kinds:workouts.${type}`)}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
