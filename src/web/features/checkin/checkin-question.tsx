import { useTranslation } from 'react-i18next';
import { answerBounds, type Category, getCategoryRule } from '#domain/checkin.ts';
import { checkinEnergyLabel, checkinStressLabel, moodLabel } from '#domain/labels.ts';
import type { Area } from '#web/ui/area.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Slider } from '#web/ui/slider.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { YesNo } from '#web/ui/yes-no.tsx';
import type { CheckinRow } from './use-checkin-rows.ts';

interface Props {
  row: CheckinRow;
  onAnswer: (value: number) => void;
  onSkip: () => void;
  onUnskip: () => void;
}

/** Shows a question and its control. If no answer is saved, also shows a button to skip the question today. */
export function CheckinQuestion({ row, onAnswer, onSkip, onUnskip }: Props) {
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
      {!row.saved && (
        <button
          type="button"
          aria-label={t(row.skipped ? 'answerThis' : 'skipThis', { question: row.question })}
          onClick={row.skipped ? onUnskip : onSkip}
          className={classNames(
            '-mr-2 min-h-11 min-w-11 shrink-0 self-end rounded-base px-2 text-small whitespace-nowrap text-muted hover:bg-sunken hover:text-ink',
            getCategoryRule(row.category).kind === 'yesNo' && !row.skipped && 'mb-1',
          )}
        >
          {t(row.skipped ? 'answer' : 'skip')}
        </button>
      )}
    </li>
  );
}

function AnswerControl({ row, onAnswer }: Pick<Props, 'row' | 'onAnswer'>) {
  const { t } = useTranslation('checkin');
  const valueText = useFormatAnswer();
  const { question, category, value, answered } = row;
  const suggestion = answered ? undefined : t('suggested');
  const { kind } = getCategoryRule(category);
  if (kind === 'yesNo') {
    const yes = value > 0;
    return (
      <YesNo
        label={question}
        value={answered ? yes : undefined}
        suggestion={answered ? undefined : { answer: yes, text: t(yes ? 'suggestedYes' : 'suggestedNo') }}
        onChange={(answer) => onAnswer(answer ? 1 : 0)}
      />
    );
  }
  if (kind === 'glasses') {
    return (
      <Stepper
        label={question}
        value={value}
        // Limits the new value, because the stored value can exceed the maximum of the check-in: the nutrition page
        // allows more glasses.
        onChange={(glasses) => onAnswer(Math.min(glasses, answerBounds.glasses.max))}
        valueText={t('glasses', { count: value })}
        suggestion={suggestion}
        decreaseLabel={t('fewerGlasses')}
        increaseLabel={t('moreGlasses')}
        {...answerBounds.glasses}
      />
    );
  }
  return (
    <Slider
      label={question}
      value={value}
      onChange={onAnswer}
      valueText={valueText(category, value)}
      suggestion={suggestion}
      area={categoryArea(category)}
      {...answerBounds.scale}
    />
  );
}

/**
 * Returns a function that formats an answer, like "7 of 10, Good" for mood, energy and stress, otherwise like "7/10".
 */
function useFormatAnswer() {
  const { t } = useTranslation('checkin');
  return (category: Category, value: number): string => {
    if (category === 'mood') return t('labelledScore', { value, label: t(`mood.${moodLabel(value)}`) });
    if (category === 'energy') {
      return t('labelledScore', { value, label: t(`energy.${checkinEnergyLabel(value)}`) });
    }
    if (category === 'stress') {
      return t('labelledScore', { value, label: t(`stress.${checkinStressLabel(value)}`) });
    }
    return t('plainScore', { value });
  };
}

function categoryArea(category: Category): Area {
  if (category === 'energy' || category === 'stress' || category === 'sleep') return category;
  return 'mood';
}
