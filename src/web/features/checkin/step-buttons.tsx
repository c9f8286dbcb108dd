import { useTranslation } from 'react-i18next';
import { getCategoryRule } from '#domain/checkin.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useCancelForm } from '#web/ui/form-context.ts';
import { SaveButton } from './save-button.tsx';
import { type Checkin, type CheckinRow, canSkip, useCheckinRows } from './use-checkin-rows.ts';
import { useFormatAnswer } from './use-format-answer.ts';

interface Props {
  checkin: Checkin;
  /** The question above the buttons. Undefined at the end. */
  row: CheckinRow | undefined;
  isFirst: boolean;
  onBack: () => void;
  onNext: () => void;
  /** Makes the suggestion the answer, and goes on. */
  onConfirm: () => void;
  /** Discards the answer that is not saved yet, and goes on. */
  onSkip: () => void;
  onShowAll: () => void;
  onOpenChange: (open: boolean) => void;
}

/**
 * Shows the buttons below a question, or below the answers at the end: Back or Cancel, a button for the next step, and a
 * button that shows all questions at once. The button for the next step is Confirm for a suggested score or number of
 * glasses, Skip for a yes-no question with nothing saved or answered, and Next otherwise. At the end it is Save, if there
 * is anything to save. A quiet button skips a suggestion or a new answer, or leaves a saved suggestion as it is.
 */
export function StepButtons(props: Props) {
  const { checkin, row, isFirst, onBack, onNext, onShowAll, onOpenChange } = props;
  const { t } = useTranslation(['checkin', 'common']);
  const cancel = useCancelForm(onOpenChange);
  const isLast = row === undefined;
  const hasAnything = useCheckinRows(checkin).rows.some(({ skipped }) => !skipped);
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
          <NextButton {...props} row={row} />
        </div>
      )}
      <div className="-mx-5 mt-1 flex justify-between">
        {isLast ? (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        ) : (
          <PassButton row={row} onNext={onNext} onSkip={props.onSkip} />
        )}
        <span className="ml-auto">
          <Button variant="quiet" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        </span>
      </div>
    </div>
  );
}

/** Returns whether the question shows a suggestion that a button can confirm. */
const isConfirmable = ({ category, answered }: CheckinRow): boolean =>
  !answered && getCategoryRule(category).kind !== 'yesNo';

interface NextProps extends Pick<Props, 'onNext' | 'onConfirm'> {
  row: CheckinRow;
}

/** Shows the button for the next step. */
function NextButton({ row, onNext, onConfirm }: NextProps) {
  const { t } = useTranslation('checkin');
  const formatAnswer = useFormatAnswer();
  if (isConfirmable(row)) {
    const answer = formatAnswer(row.category, row.value);
    return (
      <Button wide aria-label={t('confirmAnswer', { answer })} onClick={onConfirm}>
        {t('confirm')}
      </Button>
    );
  }
  const isSkip = canSkip(row);
  return (
    <Button
      wide
      variant={isSkip ? 'secondary' : 'primary'}
      aria-label={isSkip ? t('skipThis', { question: row.question }) : undefined}
      onClick={onNext}
    >
      {t(isSkip ? 'skip' : 'next')}
    </Button>
  );
}

/** Shows a button that leaves the question without confirming its suggestion, or that discards a new answer. */
function PassButton({ row, onNext, onSkip }: Pick<Props, 'onNext' | 'onSkip'> & { row: CheckinRow }) {
  const { t } = useTranslation('checkin');
  const isNew = row.touched && !row.saved && !row.skipped;
  if (isNew || (isConfirmable(row) && canSkip(row))) {
    return (
      <Button variant="quiet" aria-label={t('skipThis', { question: row.question })} onClick={onSkip}>
        {t('skip')}
      </Button>
    );
  }
  if (!isConfirmable(row)) return null;
  return (
    <Button variant="quiet" onClick={onNext}>
      {t('next')}
    </Button>
  );
}
