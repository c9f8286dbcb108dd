import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { SubmitButton } from './form.tsx';

interface Props {
  submitLabel: string;
  onCancel: () => void;
  variant?: 'primary' | 'danger';
  disabled?: boolean;
}

/** The two buttons below a form that is opened in a page. */
export function FormActions({ submitLabel, onCancel, ...submit }: Props) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton {...submit}>{submitLabel}</SubmitButton>
      <Button variant="secondary" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
