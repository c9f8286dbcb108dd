import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listHealthMetrics } from '#contracts/measures.ts';
import { measures } from '#domain/measures/catalogue.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { LastDays, LastDaysKey, lastColumn, WeekdayLetters } from './last-days.tsx';
import { listOwnDays } from './list-own-days.ts';

/**
 * Shows on which of the last seven days the person entered each measure, and when last. Renders nothing if the person entered no value in the newest 30
 * days.
 */
export function OwnValues() {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const name = useSourceName()('self');
  const { data = [] } = useQuery(endpointQuery(listHealthMetrics, { query: {} }));
  const own = listOwnDays(data);
  if (own.length === 0) return null;
  return (
    <div className="mb-3">
      <p className="flex items-baseline gap-2 sm:gap-3">
        <span className="grow font-semibold">{name}</span>
        <WeekdayLetters />
        <span className={`text-small text-muted ${lastColumn}`}>{t('sources.lastEntered')}</span>
      </p>
      <dl className="mt-1 divide-y divide-line text-small">
        {own.map(({ measure, days, last }) => (
          <div key={measure} className="flex items-center gap-2 py-1.5 sm:gap-3">
            <dt className="min-w-0 grow">{measures[measure].name[language]}</dt>
            <dd>
              <LastDays days={days} />
            </dd>
            <dd className={`text-muted tabular-nums ${lastColumn}`}>
              {formatRecentDay(last, language, today)}
            </dd>
          </div>
        ))}
      </dl>
      <LastDaysKey />
    </div>
  );
}
