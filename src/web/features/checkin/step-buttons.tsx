import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
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

/**
 * Shows the buttons below a question, or below the answers at the end: Back or Cancel, Next or Save, and a button that
 * shows all questions at once.
 */
export function StepButtons({ checkin, isFirst, isLast, onBack, onNext, onShowAll, onOpenChange }: Props) {
  const { t } = useTranslation(['checkin', 'common']);
  const cancel = useCancelForm(onOpenChange);
  return (
    <div
      className={classNames(
        'sticky -bottom-6 bg-raised pb-6',
        isLast ? '-mx-4 border-t border-line px-4 pt-3' : 'pt-2',
      )}
    >
      {isLast ? (
        <SubmitButton wide>
          <SaveLabel checkin={checkin} />
        </SubmitButton>
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button variant="secondary" onClick={isFirst ? cancel : onBack}>
            {isFirst ? t('common:cancel') : t('back')}
          </Button>
          <Button wide onClick={onNext}>
            {t('next')}
          </Button>
        </div>
      )}
      <div className={classNames('mt-1 flex', isLast ? '-mx-5 justify-between' : 'justify-center')}>
        {isLast && (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button variant="quiet" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </div>
    </div>
  );
}
