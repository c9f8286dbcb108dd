import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';

/** Shows the number of patterns and their average confidence. */
export function InsightSummary({ insights }: { insights: readonly PatternInsight[] }) {
  const { t } = useTranslation('insights');
  const total = insights.reduce((sum, { confidence }) => sum + confidence, 0);
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-base border border-line bg-line">
      <Figure label={t('foundLabel')} value={t('found', { count: insights.length })} note={t('noCause')} />
      <Figure
        label={t('averageConfidence')}
        value={insights.length > 0 ? t('percent', { value: Math.round(total / insights.length) }) : '–'}
        note={t('averageNote')}
      />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="flex flex-col bg-raised p-4 sm:px-6">
      <dt className="text-small font-medium text-muted">{label}</dt>
      <dd className="mt-1">
        <span className="number text-title font-semibold">{value}</span>
        <span className="mt-1 block text-small text-muted">{note}</span>
      </dd>
    </div>
  );
}
