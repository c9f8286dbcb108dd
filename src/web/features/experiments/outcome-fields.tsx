import { useTranslation } from 'react-i18next';
import { type ExperimentOutcome, experimentOutcomeNames, outcomeRule } from '#domain/experiments/choices.ts';
import { RadiosField } from '#web/ui/radios-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { isOutcome } from './experiment-form.ts';
import { useExperimentText } from './use-experiment-text.ts';
import { useTestedBy } from './use-tested-by.ts';

/**
 * Asks for the outcome, and for the day on which the effect would show if there is a choice. An outcome that an
 * unfinished experiment tests cannot be selected.
 */
export function OutcomeFields() {
  const { t } = useTranslation('experiments');
  const [outcome] = useFieldValue<string>('outcome');
  const optionOf = useOutcomeOption(outcome);
  const hasChoice = isOutcome(outcome) && outcomeRule(outcome).lags.length > 1;
  return (
    <>
      <SelectField
        name="outcome"
        label={t('form.outcome')}
        placeholder={t('form.chooseOutcome')}
        missing={t('form.missingOutcome')}
        {...(!isOutcome(outcome) ? { hint: t('power.choose') } : !hasChoice && { hint: t('form.lagHint') })}
        options={experimentOutcomeNames.map(optionOf)}
      />
      {hasChoice && (
        <RadiosField
          name="lag"
          label={t('form.lag')}
          inRow
          options={[
            { value: '0', label: t('form.lags.same') },
            { value: '1', label: t('form.lags.next') },
          ]}
          missing=""
        />
      )}
    </>
  );
}

/**
 * Returns a function that returns an outcome as an option. The option also names an experiment that tests it, unless it
 * is selected: the closed field has no room for the name.
 */
function useOutcomeOption(selected: string) {
  const { t } = useTranslation('experiments');
  const { nameOf, habitInSentence } = useExperimentText();
  const testedBy = useTestedBy();
  return (value: ExperimentOutcome) => {
    const label = nameOf(value);
    const tested = testedBy(value);
    if (!tested) return { value, label };
    if (value === selected) return { value, label, isDisabled: true };
    const name = habitInSentence(tested.plan.action);
    return { value, label: t('form.takenOutcome', { outcome: label, name }), isDisabled: true };
  };
}
