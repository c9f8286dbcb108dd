import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getInsightReadiness, listInsights } from '#contracts/insights.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ActionControl, type ActionTarget } from './action-control.tsx';
import { UsualBands } from './usual-bands.tsx';

interface Props {
  checkin: ActionTarget | undefined;
  logMeal: ActionTarget | undefined;
  /** The panel of the insights feature. */
  children?: ReactNode;
}

/**
 * Compares the person's measures with the person's usual values, and shows `children` below. If
 * there are no insights and too few days with data for an analysis, also asks the person to start
 * tracking, above the measures.
 */
export function InsightsTab({ checkin, logMeal, children }: Props) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { data: insights } = useQuery(endpointQuery(listInsights, { query: { language } }));
  const { data: readiness } = useQuery(endpointQuery(getInsightReadiness, { query: { date: useToday() } }));
  const hasTooFewDays = readiness !== undefined && readiness.percent < 100;
  return (
    <div className="space-y-6">
      {hasTooFewDays && insights?.length === 0 && (
        <Card>
          <EmptyState
            icon={Sparkles}
            title={t('insights.title')}
            text={t('insights.text')}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                {checkin && (
                  <ActionControl target={checkin} className={buttonStyle('primary')}>
                    {t('summary.checkin')}
                  </ActionControl>
                )}
                {logMeal && (
                  <ActionControl target={logMeal} className={buttonStyle('secondary')}>
                    {t('insights.logMeal')}
                  </ActionControl>
                )}
              </div>
            }
          />
        </Card>
      )}
      <UsualBands />
      {children}
    </div>
  );
}
