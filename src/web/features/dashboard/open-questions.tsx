import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { findSuggested, findUnanswered } from '#domain/dashboard.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { KeptIcon } from './kept-answers.tsx';

interface Props {
  /** The measures without a value. */
  unanswered: ReturnType<typeof findUnanswered>;
  /** The measures whose values are only suggested. */
  suggested: ReturnType<typeof findSuggested>;
  /** Whether any of the values in `SummaryRings` and `SummaryHabits` has an answer. */
  isStarted: boolean;
  /** Whether answers of today are only on this device. */
  isKept: boolean;
  /** Opens the check-in. */
  checkin: ActionTarget;
  /** Content below the sentence. */
  children?: ReactNode;
}

/**
 * Says how many questions have no value, otherwise how many values are only suggested, with a button that opens the
 * check-in. Names the rating of the night if it is among them, because no mark in the summary stands for it. Renders
 * nothing if the person has answered all questions. If answers of today are only on this device, says so instead.
 */
export function OpenQuestions(props: Props) {
  const { unanswered, suggested, isStarted, isKept, checkin, children } = props;
  const { t } = useTranslation('dashboard');
  const isComplete = unanswered.length === 0;
  const open = isComplete ? suggested : unanswered;
  if (open.length === 0 && !isKept) return null;
  const kind = isComplete ? 'suggested' : 'unanswered';
  const text = open.includes('sleepQuality')
    ? (`summary.${kind}Sleep` as const)
    : (`summary.${kind}` as const);
  const isCalm = isComplete || isKept;
  const button = isCalm ? 'summary.review' : isStarted ? 'summary.continue' : 'summary.checkin';
  return (
    <div className={classNames('rounded-base', isCalm ? 'bg-sunken' : 'bg-primary-soft')}>
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-4">
        <p
          className={classNames(
            'flex grow items-center gap-3 text-pretty',
            isComplete && !isKept ? 'text-small' : 'font-medium',
          )}
        >
          {isKept ? (
            <KeptIcon />
          ) : (
            isComplete && open.some((name) => name !== 'sleepQuality') && <DashedRing />
          )}
          {isKept ? t('summary.kept') : t(text, { count: open.length })}
        </p>
        <ActionControl
          target={checkin}
          className={`shrink-0 ${buttonStyle(isKept ? 'secondary' : 'primary')}`}
        >
          {t(button)}
        </ActionControl>
      </div>
      {children && <div className="mx-4 mt-1 border-t border-control/30 py-3">{children}</div>}
    </div>
  );
}

/** Draws a small ring with the dashes of a suggested value (see `Ring`), as a legend. */
const DashedRing = () => (
  <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 shrink-0 text-muted">
    <circle
      cx="10"
      cy="10"
      r="8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      pathLength="24"
      strokeDasharray="1 1"
    />
  </svg>
);
