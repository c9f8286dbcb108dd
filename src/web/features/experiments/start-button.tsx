import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#web/ui/form.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { isOutcome } from './experiment-form.ts';
import { useRefusal } from './use-refusal.ts';

/**
 * Shows the button that starts the experiment. It is the primary button only if an outcome is selected that can be
 * tested, and disabled if the selected outcome cannot be tested.
 */
export function StartButton({ form }: { form: string }) {
  const { t } = useTranslation('experiments');
  const [outcome] = useFieldValue<string>('outcome');
  const known = isOutcome(outcome) ? outcome : '';
  const isImpossible = useRefusal(known) !== undefined;
  return (
    <SubmitButton
      form={form}
      variant={known === '' || isImpossible ? 'secondary' : 'primary'}
      disabled={isImpossible}
    >
      {t('form.submit')}
    </SubmitButton>
  );
}
