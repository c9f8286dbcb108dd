import { Lightbulb, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { requiredPairedDays } from '#domain/insights/readiness.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { insights, tips } from './demo-data.ts';

export function DemoInsights() {
  const { t } = useTranslation('demo');
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <Card title={t('insightsTitle')}>
        <p className="-mt-3 mb-4 text-small text-muted">{t('insightsNote', { days: requiredPairedDays })}</p>
        <ul className="divide-y divide-line">
          {insights.map(({ key, confidence }) => (
            <li key={key} className="flex gap-3 py-4 first:pt-0 last:pb-0">
              <Sparkles
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-primary"
                strokeWidth={1.75}
              />
              <div className="min-w-0 grow">
                <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                  <h3 className="font-semibold">{t(`insights.${key}.title`)}</h3>
                  <Badge tone="good">{t('confidence', { percent: confidence })}</Badge>
                </div>
                <p className="mt-1 text-muted">{t(`insights.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('tipsTitle')}>
        <ul className="divide-y divide-line">
          {tips.map((tip) => (
            <li key={tip} className="flex gap-3 py-4 first:pt-0 last:pb-0">
              <Lightbulb
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 text-attention"
                strokeWidth={1.75}
              />
              <div className="min-w-0">
                <h3 className="font-semibold">{t(`tips.${tip}.title`)}</h3>
                <p className="mt-1 text-muted">{t(`tips.${tip}.text`)}</p>
                <p className="mt-2 flex flex-wrap gap-2">
                  <Badge>{t(`tips.${tip}.category`)}</Badge>
                  <Badge>{t('aiGenerated')}</Badge>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
