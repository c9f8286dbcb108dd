import { useTranslation } from 'react-i18next';
import { answerBounds, getCategoryRule } from '#domain/checkin.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { YesNo } from '#web/ui/yes-no.tsx';
import { categoryArea } from './category-area.ts';
import type { CheckinRow } from './use-checkin-rows.ts';
import { useFormatAnswer, useScaleEnds } from './use-format-answer.ts';

interface Props {
  row: CheckinRow;
  onAnswer: (value: number) => void;
  /**
   * Makes the question a heading and the control large, for a screen that shows a single question. The button that
   * confirms the suggestion is then elsewhere.
   */
  large?: boolean;
}

/** Shows the control of a question: a slider, a stepper or two radio buttons. */
export function AnswerControl({ row, onAnswer, large = false }: Props) {
  const { t } = useTranslation('checkin');
  const formatAnswer = useFormatAnswer();
  const endsOf = useScaleEnds();
  const { question, category, value, answered } = row;
  const { kind } = getCategoryRule(category);
  const answer = formatAnswer(category, value);
  const text = t('suggestedAnswer', { answer });
  if (kind === 'yesNo') {
    const yes = value > 0;
    return (
      <YesNo
        label={question}
        large={large}
        value={answered ? yes : undefined}
        suggestion={answered ? undefined : { answer: yes, text }}
        onChange={(chosen) => onAnswer(chosen ? 1 : 0)}
      />
    );
  }
  if (kind === 'glasses') {
    const confirm = large ? undefined : { label: t('confirm'), name: t('confirmAnswer', { answer }) };
    return (
      <Stepper
        label={question}
        large={large}
        value={value}
        // Limits the new value, because the stored value can exceed the maximum of the check-in: the nutrition page
        // allows more glasses.
        onChange={(count) => onAnswer(Math.min(count, answerBounds.glasses.max))}
        valueText={answer}
        // The stepper shows the suggested value itself.
        suggestion={answered ? undefined : { text: t('suggested'), confirm }}
        decreaseLabel={t('fewerGlasses')}
        increaseLabel={t('moreGlasses')}
        {...answerBounds.glasses}
      />
    );
  }
  return (
    <Slider
      label={question}
      large={large}
      value={value}
      onChange={onAnswer}
      valueText={answer}
      suggestion={answered ? undefined : text}
      ends={endsOf(category)}
      area={categoryArea(category)}
      {...answerBounds.scale}
    />
  );
}
