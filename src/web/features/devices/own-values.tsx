import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listHealthMetrics } from '#contracts/measures.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { lastOwnDays } from './last-own-days.ts';

/**
 * Shows when the person last entered each measure. Renders nothing if the person entered no value in the newest 30
 * days.
 */
export function OwnValues() {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const name = useSourceName()('self');
  const { data = [] } = useQuery(endpointQuery(listHealthMetrics, { query: {} }));
  const own = lastOwnDays(data);
  if (own.length === 0) return null;
  return (
    <div className="mb-3">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="text-small text-muted">{t('sources.lastEntered')}</span>
      </p>
      <dl className="mt-1 divide-y divide-line text-small">
        {own.map(({ measure, day }) => (
          <div key={measure} className="flex justify-between gap-4 py-1.5">
            <dt>{measures[measure].name[language]}</dt>
            <dd className="text-muted tabular-nums">{formatRecentDay(day, language, today)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
