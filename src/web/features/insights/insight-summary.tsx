import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { checkedSentence } from '#domain/insights/finding-text.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';

/** Shows the number of patterns and of comparisons, and the average confidence of the patterns. */
export function InsightSummary({ insights }: { insights: readonly PatternInsight[] }) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const total = insights.reduce((sum, { confidence }) => sum + confidence, 0);
  const average = insights.length > 0 ? Math.round(total / insights.length) : undefined;
  const checked = insights[0] && checkedSentence(insights[0].pairsChecked, language, insights.length);
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-base border border-line bg-line lg:grid-cols-3">
      <Figure label={t('foundLabel')} value={t('found', { count: insights.length })} note={checked} />
      <Figure
        label={t('averageConfidence')}
        value={average === undefined ? '–' : t('percent', { value: average })}
        note={average === undefined ? undefined : t('averageNote', { value: average })}
      />
      <div className="col-span-full bg-raised p-4 sm:px-6 lg:col-span-1">
        <dt className="text-small font-medium text-muted">{t('readingLabel')}</dt>
        <dd className="mt-1 font-display text-lead font-semibold text-balance">{t('noCause')}</dd>
      </div>
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string | undefined }) {
  return (
    <div className="flex flex-col bg-raised p-4 sm:px-6">
      <dt className="text-small font-medium text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="number text-title font-semibold">{value}</span>
        {note && <span className="mt-1 block text-small text-muted">{note}</span>}
      </dd>
    </div>
  );
}
