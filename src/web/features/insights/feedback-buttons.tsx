import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useFeedbackChoices } from './use-feedback-choices.ts';

/** Shows buttons to rate an insight and to hide it, or to show a hidden insight again. */
export function FeedbackButtons({ insight }: { insight: Insight }) {
  const { t } = useTranslation('insights');
  const { rate, hide } = useFeedbackChoices(insight);
  return (
    <fieldset aria-label={t('feedback')} className="-mr-3 flex first:-ml-3">
      {rate.map(({ rating, isSelected, ...choice }) => (
        <ChoiceButton key={rating} {...choice} isSelected={isSelected} aria-pressed={isSelected} />
      ))}
      <ChoiceButton {...hide} isSelected={insight.hidden} />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  icon: LucideIcon;
  isSelected: boolean;
  onSelect: () => void;
  'aria-pressed'?: boolean;
}

const ChoiceButton = ({ label, icon: Icon, isSelected, onSelect, ...rest }: ChoiceProps) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    onClick={onSelect}
    className={classNames(
      'inline-flex size-11 items-center justify-center rounded-base transition-colors duration-150',
      isSelected ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
    )}
  >
    <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
  </button>
);
