import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { habitWordsLength } from '#contracts/experiments.ts';
import { experimentHabitNames } from '#domain/experiments/choices.ts';
import { useToday } from '#web/lib/clock.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RadiosField } from '#web/ui/radios-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { experimentSchema, experimentValues, ownHabit, toExperiment, usualForm } from './experiment-form.ts';
import { LengthField } from './length-field.tsx';
import { OutcomeFields } from './outcome-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { StartButton } from './start-button.tsx';
import { useExperimentText } from './use-experiment-text.ts';
import { useStartExperiment } from './use-experiments.ts';

interface Props {
  /** The habit that is selected at first. An unknown name is ignored. */
  habit?: string | undefined;
  /** The outcome that is selected at first. An unknown name is ignored. */
  outcome?: string | undefined;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that starts an experiment. The form says how likely the experiment is to find an effect. */
export function NewExperimentDialog({ habit, outcome, onOpenChange }: Props) {
  const { t } = useTranslation('experiments');
  const today = useToday();
  const start = useStartExperiment();
  return (
    <FormDialog
      open
      onOpenChange={onOpenChange}
      title={t('form.title')}
      draftName={`experiment.${habit ?? 'new'}.${outcome ?? 'new'}`}
      renderSubmit={(form) => <StartButton form={form} />}
      savedText={t('form.started')}
      errorTitle={t('form.failed')}
      schema={experimentSchema}
      // The form selects a length by itself.
      modes={['length']}
      defaultValues={experimentValues(habit, outcome)}
      serverFields={{ start: 'begin', 'action.words': 'words' }}
      spacing="wide"
      onSubmit={(input) => start.mutateAsync({ body: toExperiment(input, today) })}
    >
      <ActionFields />
      <OutcomeFields />
      <LengthField />
      <RadiosField
        name="begin"
        label={t('form.begin')}
        inRow
        options={(['today', 'tomorrow'] as const).map((value) => ({
          value,
          label: t(`form.begins.${value}`),
        }))}
        missing=""
      />
      <PlanPreview />
      <p className="text-small text-muted">{t('form.frozen')}</p>
    </FormDialog>
  );
}

function ActionFields() {
  const { t } = useTranslation('experiments');
  const { nameOf } = useExperimentText();
  const [habit] = useFieldValue<string>('habit');
  useUsualForm(habit);
  const habits = experimentHabitNames.map((value) => ({ value, label: nameOf(value) }));
  return (
    <>
      <SelectField
        name="habit"
        label={t('form.habit')}
        placeholder={t('form.chooseHabit')}
        missing={t('form.missingHabit')}
        options={[...habits, { value: ownHabit, label: t('form.ownHabit') }]}
      />
      {habit === ownHabit && (
        <TextField
          name="words"
          label={t('form.words')}
          hint={t('form.wordsHint')}
          missing={t('form.missingWords')}
          maxLength={habitWordsLength}
        />
      )}
      {habit !== '' && (
        <RadiosField
          name="form"
          label={t('form.form')}
          inRow
          options={(['with', 'without'] as const).map((value) => ({
            value,
            label: t(`form.forms.${value}`),
          }))}
          missing=""
        />
      )}
    </>
  );
}

/** When the person selects another habit, selects the usual form of that habit: `with` or `without`. */
function useUsualForm(habit: string) {
  const { setValue } = useFormContext();
  const lastHabit = useRef(habit);
  useEffect(() => {
    if (lastHabit.current === habit) return;
    lastHabit.current = habit;
    setValue('form', usualForm(habit));
  }, [habit, setValue]);
}
