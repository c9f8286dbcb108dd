import { useTranslation } from 'react-i18next';
import type { PatternInsight } from '#contracts/insights.ts';
import { formatDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { Readiness } from './building-profile.tsx';

interface Props {
  insights: readonly PatternInsight[];
  readiness: Readiness;
}

/** Shows the number of patterns, their average confidence, and the date of the next analysis. */
export function InsightSummary({ insights, readiness }: Props) {
  const { t } = useTranslation('insights');
  const { language } = useLanguage();
  const today = useToday();
  const total = insights.reduce((sum, { confidence }) => sum + confidence, 0);
  const average = insights.length > 0 ? t('percent', { value: Math.round(total / insights.length) }) : '–';
  const next = readiness.nextLook ? formatDay(readiness.nextLook, language, today) : t('noLook');
  return (
    <dl className="grid gap-px overflow-hidden rounded-base border border-line bg-line sm:grid-cols-3">
      <Figure label={t('foundLabel')} value={t('found', { count: insights.length })} note={t('noCause')} />
      <Figure label={t('averageConfidence')} value={average} note={t('averageNote')} />
      <Figure label={t('nextLook')} value={next} note={t('nextLookNote')} />
    </dl>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="flex flex-col bg-raised p-4 sm:p-5">
      <dt className="font-medium text-muted">{label}</dt>
      <dd className="mt-2">
        <span className="number text-title font-semibold sm:text-display sm:leading-none">{value}</span>
        <span className="mt-2 block text-small text-muted">{note}</span>
      </dd>
    </div>
  );
}
