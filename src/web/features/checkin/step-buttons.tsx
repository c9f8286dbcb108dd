import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCancelForm } from '#web/ui/form-context.ts';
import { SaveButton } from './save-button.tsx';
import { type Checkin, type CheckinRow, canSkip, useCheckinRows } from './use-checkin-rows.ts';

interface Props {
  checkin: Checkin;
  /** The question above the buttons. Undefined at the end. */
  row: CheckinRow | undefined;
  isFirst: boolean;
  onBack: () => void;
  onNext: () => void;
  /** Discards the answer that is not saved yet, and goes on. */
  onSkip: () => void;
  onShowAll: () => void;
  onOpenChange: (open: boolean) => void;
}

/**
 * Shows the buttons below a question, or below the answers at the end: Back or Cancel, a button for the next step, and a
 * button that shows all questions at once. The button for the next step is Skip while the question has no answer, then
 * Next, and Save at the end if there is anything to save. A new answer can still be skipped.
 */
export function StepButtons(props: Props) {
  const { checkin, row, isFirst, onBack, onNext, onSkip, onShowAll, onOpenChange } = props;
  const { t } = useTranslation(['checkin', 'common']);
  const cancel = useCancelForm(onOpenChange);
  const isLast = row === undefined;
  const hasAnything = useCheckinRows(checkin).rows.some(({ skipped }) => !skipped);
  const isSkip = row !== undefined && canSkip(row);
  const isNew = row?.touched && !row.saved && !row.skipped;
  return (
    <div
      className={classNames(
        'sticky -bottom-6 bg-raised pb-6',
        isLast ? '-mx-4 border-t border-line px-4 pt-3' : 'pt-2',
      )}
    >
      {isLast ? (
        hasAnything && <SaveButton checkin={checkin} wide />
      ) : (
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button variant="secondary" onClick={isFirst ? cancel : onBack}>
            {isFirst ? t('common:cancel') : t('back')}
          </Button>
          <Button
            wide
            variant={isSkip ? 'secondary' : 'primary'}
            aria-label={isSkip ? t('skipThis', { question: row.question }) : undefined}
            onClick={onNext}
          >
            {t(isSkip ? 'skip' : 'next')}
          </Button>
        </div>
      )}
      <div className={classNames('mt-1 flex', isLast || isNew ? '-mx-5 justify-between' : 'justify-center')}>
        {isLast && (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        {isNew && (
          <Button variant="quiet" aria-label={t('skipThis', { question: row.question })} onClick={onSkip}>
            {t('skip')}
          </Button>
        )}
        <Button variant="quiet" onClick={onShowAll}>
          {t('showAll')}
        </Button>
      </div>
    </div>
  );
}
