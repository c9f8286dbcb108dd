import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { SubmitButton } from './form.tsx';
import { useCancelForm } from './form-context.ts';

interface Props {
  submitLabel: string;
  /** Called with false to close the form, and with true to open it again after Undo. */
  onOpenChange: (open: boolean) => void;
}

/** Shows the buttons of a form inside a page, in the order that they have in a dialog. */
export function FormActions({ submitLabel, onOpenChange }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:last:grow">
      <Button variant="quiet" onClick={useCancelForm(onOpenChange)}>
        {t('cancel')}
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </div>
  );
}
