import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { AnswerControl } from './answer-control.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  row: CheckinRow;
  onAnswer: (value: number) => void;
  onSkip: () => void;
  onUnskip: () => void;
}

/** Shows one question with a large control, and a button to skip it if no answer is saved. */
export function CheckinStep({ row, onAnswer, onSkip, onUnskip }: Props) {
  const { t } = useTranslation('checkin');
  return (
    <>
      <div className="flex grow flex-col justify-center py-4">
        {row.skipped ? (
          <>
            <h3 className="font-display text-title font-semibold">{row.question}</h3>
            <p className="mt-2 text-muted">{t('skipped')}</p>
          </>
        ) : (
          <AnswerControl key={row.id} row={row} onAnswer={onAnswer} large />
        )}
      </div>
      {!row.saved && (
        <div className="flex justify-center">
          <Button
            variant="quiet"
            aria-label={t(row.skipped ? 'answerThis' : 'skipThis', { question: row.question })}
            onClick={row.skipped ? onUnskip : onSkip}
          >
            {t(row.skipped ? 'answer' : 'skip')}
          </Button>
        </div>
      )}
    </>
  );
}
