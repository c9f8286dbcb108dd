import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { SubmitButton } from '#web/ui/form.tsx';
import { useCancelForm } from '#web/ui/form-context.ts';
import { SaveLabel } from './save-label.tsx';
import type { Checkin } from './use-checkin-rows.ts';

interface Props {
  checkin: Checkin;
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
  onNext: () => void;
  onShowAll: () => void;
  onOpenChange: (open: boolean) => void;
}

/** Shows the buttons below a question: Back or Cancel, Next or Save, and a button that shows all questions at once. */
export function StepButtons({ checkin, isFirst, isLast, onBack, onNext, onShowAll, onOpenChange }: Props) {
  const { t } = useTranslation(['checkin', 'common']);
  const cancel = useCancelForm(onOpenChange);
  return (
    <div className="sticky -bottom-6 bg-raised pt-2 pb-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
        <Button variant="secondary" onClick={isFirst ? cancel : onBack}>
          {isFirst ? t('common:cancel') : t('back')}
        </Button>
        {isLast ? (
          <SubmitButton wide>
            <SaveLabel checkin={checkin} />
          </SubmitButton>
        ) : (
          <Button wide onClick={onNext}>
            {t('next')}
          </Button>
        )}
      </div>
      <div className="mt-1 flex justify-center">
        <Button variant="quiet" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </div>
    </div>
  );
}
