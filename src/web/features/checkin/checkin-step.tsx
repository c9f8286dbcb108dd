import { AnswerControl } from './answer-control.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  row: CheckinRow;
  onAnswer: (value: number) => void;
}

/** Shows one question with a large control. */
export const CheckinStep = ({ row, onAnswer }: Props) => (
  <div className="flex grow flex-col justify-center py-4">
    <AnswerControl key={row.id} row={row} onAnswer={onAnswer} large />
  </div>
);
