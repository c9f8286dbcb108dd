import { CheckinQuestion } from './checkin-question.tsx';
import { type Checkin, useCheckinRows } from './use-checkin-rows.ts';

/** Lists the questions with their controls. */
export function CheckinQuestions({ checkin }: { checkin: Checkin }) {
  const { rows, answer, skip, unskip } = useCheckinRows(checkin);
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <CheckinQuestion
          key={row.id}
          row={row}
          onAnswer={(value) => answer(row.id, value)}
          onSkip={() => skip(row.id)}
          onUnskip={() => unskip(row.id)}
        />
      ))}
    </ul>
  );
}
