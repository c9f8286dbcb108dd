import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { Menu } from '#web/ui/menu.tsx';
import { useFeedbackChoices } from './use-feedback-choices.ts';

/** Shows a menu to rate or hide an insight. A saved rating has a tick, and selecting it again removes it. */
export function FeedbackMenu({ insight }: { insight: Insight }) {
  const { t } = useTranslation('insights');
  const { rate, hide } = useFeedbackChoices(insight);
  const rateItems = rate.map(({ label, icon, isSelected, onSelect }) => ({
    label: isSelected ? t('yourRating', { rating: label }) : label,
    icon: isSelected ? Check : icon,
    onSelect,
  }));
  return (
    <span className="-mr-3">
      <Menu label={t('feedbackMenu', { name: insight.title })} items={[...rateItems, hide]} />
    </span>
  );
}

/** Shows the menu in the top right corner of a card. The card has to be positioned. */
export const CornerMenu = ({ insight }: { insight: Insight }) => (
  <div className="absolute top-1.5 right-4 sm:top-3.5 sm:right-6">
    <FeedbackMenu insight={insight} />
  </div>
);
