import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#web/ui/form.tsx';
import type { MealValues } from './meal-form.ts';
import { visibleItems } from './meal-items.ts';

interface Props {
  /** The form's id. Required if the button is outside the form element. */
  form?: string;
  wide?: boolean;
  /** Whether something else on the page is the next step, so that this button is not the primary one. */
  isSecondary?: boolean;
}

/**
 * Shows the button that saves the meal. In a dialog, it becomes the primary button when the meal has content, the camera
 * is closed and no barcode is being typed. Pressing it earlier shows what is missing.
 */
export function SaveMealButton({ isSecondary = false, ...props }: Props) {
  const { t } = useTranslation('nutrition');
  const isReady = useWatch({ compute: isReadyToSave });
  // In the page, the button is the only primary one.
  const isNext = props.wide || isReady;
  return (
    <SubmitButton {...props} variant={isNext && !isSecondary ? 'primary' : 'soft'}>
      {t('form.save')}
    </SubmitButton>
  );
}

const isReadyToSave = ({ isCapturing, isManual, name, sentence, items }: MealValues): boolean =>
  !isCapturing && (isManual ? name.trim() !== '' : sentence.trim() !== '' || visibleItems(items).length > 0);
