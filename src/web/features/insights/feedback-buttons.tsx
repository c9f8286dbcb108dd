import { EyeOff, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useSaveFeedback } from './use-insights.ts';

/** Shows buttons to rate an insight or to hide it. Pressing the selected rating again removes the rating. */
export function FeedbackButtons({ insight }: { insight: Insight }) {
  const { t } = useTranslation('insights');
  const save = useSaveFeedback(insight);
  const toast = useToast();
  const choices = [
    ['useful', ThumbsUp],
    ['notUseful', ThumbsDown],
  ] as const;
  return (
    <fieldset aria-label={t('feedback')} className="-mr-2 flex">
      {choices.map(([rating, Icon]) => (
        <button
          key={rating}
          type="button"
          aria-label={t(rating)}
          title={t(rating)}
          aria-pressed={insight.rating === rating}
          onClick={() => save({ rating: insight.rating === rating ? null : rating })}
          className={buttonLook(insight.rating === rating)}
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      ))}
      <button
        type="button"
        aria-label={t('hide')}
        title={t('hide')}
        onClick={() => save({ hidden: true }, () => toast.show({ title: t('hiddenToast') }))}
        className={buttonLook(false)}
      >
        <EyeOff aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </fieldset>
  );
}

const buttonLook = (isPressed: boolean) =>
  classNames(
    'inline-flex size-11 items-center justify-center rounded-base transition-colors duration-150',
    isPressed ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
  );
