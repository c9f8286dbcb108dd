import { useTranslation } from 'react-i18next';
import { getCategoryRule } from '#domain/checkin.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AnswerControl } from './answer-control.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  row: CheckinRow;
  /** Whether any question has a Skip button. If so, the other questions keep an empty space of the same width. */
  hasSkipColumn: boolean;
  onAnswer: (value: number) => void;
  onSkip: () => void;
  onUnskip: () => void;
}

/** Shows a question and its control. If no answer is saved, also shows a button to skip the question today. */
export function CheckinQuestion({ row, hasSkipColumn, onAnswer, onSkip, onUnskip }: Props) {
  const { t } = useTranslation('checkin');
  const isScale = getCategoryRule(row.category).kind === 'scale';
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 ${isScale ? 'pt-3 pb-4' : 'py-3'}`}
    >
      {row.skipped ? (
        <p className="py-2.5 text-muted">{row.question}</p>
      ) : (
        <div className={isScale ? 'contents' : undefined}>
          <AnswerControl row={row} onAnswer={onAnswer} />
        </div>
      )}
      {/* Stays the same element when the question is skipped, so that it keeps the focus. */}
      {hasSkipColumn && (
        <button
          type="button"
          aria-label={t(row.skipped ? 'answerThis' : 'skipThis', { question: row.question })}
          onClick={row.skipped ? onUnskip : onSkip}
          className={classNames(
            '-mr-2 min-h-11 min-w-11 rounded-base px-2 text-small font-semibold whitespace-nowrap text-primary hover:bg-sunken',
            isScale && !row.skipped && 'col-start-2 row-start-2',
            // Keeps its place, so that the controls are equally wide.
            row.saved && 'invisible',
          )}
        >
          {t(row.skipped ? 'answer' : 'skip')}
        </button>
      )}
    </li>
  );
}
