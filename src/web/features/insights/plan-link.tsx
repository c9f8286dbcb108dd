import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Insight } from '#contracts/insights.ts';
import { pages } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';

/** A suggestion to test a pattern with an experiment. */
export type Recommendation = Extract<Insight, { type: 'recommendation' }>;

/** Opens the form of the experiment that would test a pattern. */
export function PlanLink({ test: { title, exposure, outcome } }: { test: Recommendation }) {
  const { t } = useTranslation('insights');
  return (
    <Link
      to={pages.experiments}
      search={{ habit: exposure, outcome }}
      aria-label={`${t('plan')}: ${title}`}
      className={buttonStyle('secondary')}
    >
      {t('plan')}
    </Link>
  );
}
