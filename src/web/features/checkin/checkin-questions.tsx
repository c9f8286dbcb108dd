import { CheckinQuestion } from './checkin-question.tsx';
import { type Checkin, useCheckinRows } from './use-checkin-rows.ts';

/** Lists the questions with their controls. */
export function CheckinQuestions({ checkin }: { checkin: Checkin }) {
  const { rows, answer, skip, unskip } = useCheckinRows(checkin);
  const hasSkipColumn = rows.some(({ saved }) => !saved);
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <CheckinQuestion
          key={row.id}
          row={row}
          hasSkipColumn={hasSkipColumn}
          onAnswer={(value) => answer(row.id, value)}
          onSkip={() => skip(row.id)}
          onUnskip={() => unskip(row.id)}
        />
      ))}
    </ul>
  );
}
