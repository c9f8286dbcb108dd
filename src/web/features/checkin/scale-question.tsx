import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { answerBounds } from '#domain/checkin.ts';
import { areaColor } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SliderControl } from '#web/ui/slider-control.tsx';
import { SliderEnds } from '#web/ui/slider-ends.tsx';
import { ConfirmButton } from '#web/ui/suggestion.tsx';
import { categoryArea } from './category-area.ts';
import type { CheckinRow } from './use-checkin-rows.ts';
import { useFormatAnswer, useScaleEnds } from './use-format-answer.ts';

/** Places a button beside the question and its answer, or on a phone beside the answer alone. */
export const besideScale = 'row-start-2 sm:row-span-2 sm:row-start-1';

interface Props {
  row: CheckinRow;
  onAnswer: (value: number) => void;
  /** The button to skip the question. In the reading order it is after Confirm and before the slider. */
  skipButton: ReactNode;
}

/**
 * Shows a question with a slider in the grid of `CheckinQuestion`: the question and its answer beside the buttons, and
 * the slider below. Keeps `skipButton` in its place while the question is skipped, so that the button keeps the focus.
 */
export function ScaleQuestion({ row, onAnswer, skipButton }: Props) {
  const { t } = useTranslation('checkin');
  const answer = useFormatAnswer()(row.category, row.value);
  const ends = useScaleEnds()(row.category);
  const id = useId();
  const textId = useId();
  const thumb = useRef<HTMLSpanElement>(null);
  const { answered, skipped } = row;
  /** Makes the suggested value the answer. */
  const confirm = () => {
    if (!answered) onAnswer(row.value);
  };
  const handleConfirm = () => {
    // The button is removed.
    thumb.current?.focus();
    confirm();
  };
  return (
    <>
      <p
        id={id}
        className={
          skipped ? 'col-span-2 text-muted' : 'font-medium max-sm:col-span-3 max-sm:pt-2 sm:self-end'
        }
      >
        {row.question}
      </p>
      {!skipped && (
        <p
          id={textId}
          // The slider says its value itself.
          aria-hidden={answered || undefined}
          className={classNames(
            'col-start-2 row-start-2 text-small tabular-nums',
            answered ? 'font-semibold text-primary' : 'text-muted',
          )}
        >
          {answered ? answer : t('suggestedAnswer', { answer })}
        </p>
      )}
      {!answered && !skipped && (
        <ConfirmButton
          confirm={{ label: t('confirm'), name: t('confirmAnswer', { answer }) }}
          onConfirm={handleConfirm}
          className={`col-start-3 ${besideScale}`}
        />
      )}
      {skipButton}
      {!skipped && (
        <div
          className="col-span-3 col-start-2 row-start-3"
          style={{ '--tone': areaColor(categoryArea(row.category)) } as React.CSSProperties}
        >
          <SliderControl
            ref={thumb}
            labelledBy={id}
            describedBy={answered ? undefined : textId}
            value={row.value}
            valueText={answer}
            {...answerBounds.scale}
            isUntouched={!answered}
            onChange={onAnswer}
            onConfirm={confirm}
          />
          <SliderEnds {...answerBounds.scale} words={ends} hasNumbers />
        </div>
      )}
    </>
  );
}
