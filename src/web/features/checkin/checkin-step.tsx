import { AnswerControl } from './answer-control.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  row: CheckinRow;
  onAnswer: (value: number) => void;
  /** Called after the person has confirmed the suggestion. */
  onConfirmed: () => void;
}

/** Shows one question with a large control. */
export const CheckinStep = ({ row, onAnswer, onConfirmed }: Props) => (
  <div className="flex grow flex-col justify-center py-4">
    <AnswerControl key={row.id} row={row} onAnswer={onAnswer} onConfirmed={onConfirmed} large />
  </div>
);
