import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { SubmitButton } from './form.tsx';
import { useCancelForm } from './form-context.ts';

interface Props {
  submitLabel: string;
  /** Closes the form, or opens it again after Undo. */
  onOpenChange: (open: boolean) => void;
}

/** The two buttons below a form that is opened in a page. */
export function FormActions({ submitLabel, onOpenChange }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton>{submitLabel}</SubmitButton>
      <Button variant="secondary" onClick={useCancelForm(onOpenChange)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
