import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getCategoryRule } from '#domain/checkin.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AnswerControl } from './answer-control.tsx';
import { besideScale, ScaleQuestion } from './scale-question.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  row: CheckinRow;
  /** Whether any question has a Skip button. If so, the other questions keep an empty space of the same width. */
  hasSkipColumn: boolean;
  onAnswer: (value: number) => void;
  onSkip: () => void;
  onUnskip: () => void;
}

/**
 * Shows a question and its control, and marks it once it is answered. If no answer is saved, also shows a button to
 * skip the question today.
 */
export function CheckinQuestion({ row, hasSkipColumn, onAnswer, onSkip, onUnskip }: Props) {
  const { t } = useTranslation('checkin');
  const isScale = getCategoryRule(row.category).kind === 'scale';
  // Stays the same element when the question is skipped, so that it keeps the focus.
  const skipButton = hasSkipColumn && (
    <button
      type="button"
      aria-label={t(row.skipped ? 'answerThis' : 'skipThis', { question: row.question })}
      onClick={row.skipped ? onUnskip : onSkip}
      className={classNames(
        'col-start-4 -mr-2 min-h-11 min-w-11 rounded-base px-2 text-small font-semibold whitespace-nowrap hover:bg-sunken',
        row.skipped ? 'text-primary' : 'text-muted',
        isScale && !row.skipped && besideScale,
        // Keeps its place, so that the controls are equally wide.
        row.saved && 'invisible',
      )}
    >
      {t(row.skipped ? 'answer' : 'skip')}
    </button>
  );
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 py-4 sm:gap-x-3">
      <AnsweredMark isAnswered={row.answered && !row.skipped} isTall={isScale && !row.skipped} />
      {isScale ? (
        <ScaleQuestion row={row} onAnswer={onAnswer} skipButton={skipButton} />
      ) : (
        <>
          {row.skipped ? (
            <p className="col-span-2 text-muted">{row.question}</p>
          ) : (
            <div className="col-span-2">
              <AnswerControl row={row} onAnswer={onAnswer} />
            </div>
          )}
          {skipButton}
        </>
      )}
    </li>
  );
}

interface MarkProps {
  isAnswered: boolean;
  /** Whether the mark is beside two lines of text on a wide screen. */
  isTall: boolean;
}

/** Draws a check mark for an answered question, and an empty circle for another. */
const AnsweredMark = ({ isAnswered, isTall }: MarkProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'flex size-5 items-center justify-center rounded-full border',
      isTall && 'max-sm:mt-2 sm:row-span-2',
      isAnswered ? 'border-primary bg-primary text-on-primary' : 'border-control',
    )}
  >
    {isAnswered && <Check className="size-3.5" strokeWidth={3} />}
  </span>
);
