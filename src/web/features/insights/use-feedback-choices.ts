import { Eye, EyeOff, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { useSaveFeedback } from './use-insights.ts';

const ratings = [
  ['useful', ThumbsUp],
  ['notUseful', ThumbsDown],
] as const;

/**
 * Returns the ways to give feedback on an insight: to rate it, and to hide it or to show a hidden insight again.
 * Selecting the saved rating again removes the rating.
 */
export function useFeedbackChoices(insight: Insight) {
  const { t } = useTranslation('insights');
  const toast = useToast();
  const save = useSaveFeedback(insight, ({ hidden }) => {
    if (hidden) toast.show({ title: t('hiddenToast'), action: undo });
  });
  const undo = { label: t('undoHide'), onPress: () => save({ hidden: false }) };
  const [hideLabel, hideIcon] = insight.hidden
    ? (['unhide', Eye] as const)
    : ([insight.type === 'pattern' ? 'hide' : 'hideOther', EyeOff] as const);
  const rate = ratings.map(([rating, icon]) => ({
    rating,
    label: t(rating),
    icon,
    isSelected: insight.rating === rating,
    onSelect: () => save({ rating: insight.rating === rating ? null : rating }),
  }));
  const hide = { label: t(hideLabel), icon: hideIcon, onSelect: () => save({ hidden: !insight.hidden }) };
  return { rate, hide };
}
