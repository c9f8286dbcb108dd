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

const controlMargins = { scale: 'mb-4', yesNo: 'mb-1', glasses: '' };

/** Shows a question and its control. If no answer is saved, also shows a button to skip the question today. */
export function CheckinQuestion({ row, hasSkipColumn, onAnswer, onSkip, onUnskip }: Props) {
  const { t } = useTranslation('checkin');
  return (
    <li className="flex items-center py-3 sm:gap-2">
      <div className="min-w-0 grow">
        {row.skipped ? (
          <p className="py-2.5 text-muted">{row.question}</p>
        ) : (
          <AnswerControl row={row} onAnswer={onAnswer} />
        )}
      </div>
      {hasSkipColumn && (
        <button
          type="button"
          aria-label={t(row.skipped ? 'answerThis' : 'skipThis', { question: row.question })}
          onClick={row.skipped ? onUnskip : onSkip}
          className={classNames(
            '-mr-2 min-h-11 min-w-11 shrink-0 self-end rounded-base px-2 text-small font-semibold whitespace-nowrap text-primary hover:bg-sunken',
            // In line with the control: the slider has words below it, and the radio buttons a frame around them.
            !row.skipped && controlMargins[getCategoryRule(row.category).kind],
            // Keeps its place, so that the sliders are equally wide.
            row.saved && 'invisible',
          )}
        >
          {t(row.skipped ? 'answer' : 'skip')}
        </button>
      )}
    </li>
  );
}
