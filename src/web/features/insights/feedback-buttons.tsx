import { Eye, EyeOff, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useSaveFeedback } from './use-insights.ts';

/**
 * Shows buttons to rate an insight and to hide it, or to show a hidden insight again. Pressing the selected rating
 * again removes the rating.
 */
export function FeedbackButtons({ insight }: { insight: Insight }) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const save = useSaveFeedback(insight, ({ hidden }) => {
    if (hidden) toast.show({ title: t('hiddenToast'), action: undo });
  });
  const choices = [
    ['useful', ThumbsUp],
    ['notUseful', ThumbsDown],
  ] as const;
  const [hideLabel, HideIcon] = insight.hidden
    ? (['unhide', Eye] as const)
    : ([insight.type === 'pattern' ? 'hide' : 'hideOther', EyeOff] as const);
  const undo = { label: t('undoHide'), onPress: () => save({ hidden: false }) };
  return (
    <fieldset aria-label={t('feedback')} className="-mr-3 flex first:-ml-3">
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
        aria-label={t(hideLabel)}
        title={t(hideLabel)}
        onClick={() => save({ hidden: !insight.hidden })}
        className={buttonLook(insight.hidden)}
      >
        <HideIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
    </fieldset>
  );
}

const buttonLook = (isPressed: boolean) =>
  classNames(
    'inline-flex size-11 items-center justify-center rounded-base transition-colors duration-150',
    isPressed ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
  );
