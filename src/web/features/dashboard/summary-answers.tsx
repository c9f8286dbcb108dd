import type { HealthMetric } from '#contracts/measures.ts';
import {
  findSuggested,
  findUnanswered,
  habits,
  hasAnswers,
  isSuggested,
  ringMetrics,
} from '#domain/dashboard.ts';
import type { Preferences } from '#domain/preferences.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ActionTarget } from './action-control.tsx';
import { useHasKeptAnswers } from './kept-answers.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { hasSuggestedHabits, SuggestedHabits, SummaryHabits } from './summary-habits.tsx';
import { SummaryRings } from './summary-rings.tsx';
import type { HorizonSeries } from './use-horizon.ts';

interface Props {
  /** Opens the check-in. Undefined if the check-in is disabled. */
  checkin: ActionTarget | undefined;
  /** The check-in questions that are switched on. */
  checkinQuestions: Preferences['checkinQuestions'];
  entry: HealthMetric;
  series: HorizonSeries | undefined;
  /** See `SummaryRings`. */
  hasLargeRings: boolean;
}

/**
 * Shows the open questions, the rings and the habits. If all questions have a value, the box of the open questions says
 * that the dashed values are suggestions, and contains the suggested habits. The box does not count the questions that
 * are switched off, so a suggested value of such a question keeps its own word. While answers are only on this device,
 * the box says so instead.
 */
export function SummaryAnswers({ entry, series, checkin, checkinQuestions, hasLargeRings }: Props) {
  const unanswered = findUnanswered(entry, checkinQuestions);
  const suggested = findSuggested(entry, checkinQuestions);
  const isKept = useHasKeptAnswers();
  const isReview =
    !isKept &&
    checkin !== undefined &&
    unanswered.length === 0 &&
    suggested.length > 0 &&
    [...ringMetrics, ...habits].every((name) => suggested.includes(name) || !isSuggested(entry, name));
  const questions = checkin && (
    <OpenQuestions
      unanswered={unanswered}
      suggested={suggested}
      isStarted={hasAnswers(entry)}
      isKept={isKept}
      checkin={checkin}
    >
      {isReview && hasSuggestedHabits(entry) && <SuggestedHabits entry={entry} />}
    </OpenQuestions>
  );
  return (
    <div className="flex grow flex-col justify-between gap-y-3 sm:gap-y-4">
      <SummaryRings entry={entry} series={series} areLarge={hasLargeRings} areSuggestedNamed={!isReview} />
      {/* CSS moves the box, because a second place in the tree would lose the focus of its button. */}
      <div className={classNames('empty:hidden', unanswered.length > 0 && 'order-first')}>{questions}</div>
      <SummaryHabits entry={entry} hasSuggested={!isReview} />
    </div>
  );
}
