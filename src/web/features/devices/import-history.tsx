import { useTranslation } from 'react-i18next';
import type { ImportState } from '#contracts/imports.ts';
import { toCalendarDay } from '#domain/calendar-day.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { ImportReportView } from './import-report.tsx';
import { isUnfinished, useImports } from './use-imports.ts';
import { useSources } from './use-sources.ts';

const tones = {
  waiting: 'neutral',
  needsMapping: 'attention',
  running: 'neutral',
  finished: 'good',
  cancelled: 'neutral',
  failed: 'danger',
} as const;

/**
 * Lists the imports that are over, newest first. The report of the newest import is open. Renders nothing if there are
 * no imports.
 */
export function ImportHistory() {
  const { t } = useTranslation('imports');
  const { data = [] } = useImports();
  const jobs = data.filter((job) => !isUnfinished(job));
  if (jobs.length === 0) return null;
  return (
    <Card title={t('history.title')}>
      <ul className="divide-y divide-line">
        {jobs.map((job, index) => (
          <ImportRow key={job.id} job={job} isNewest={index === 0} />
        ))}
      </ul>
    </Card>
  );
}

function ImportRow({ job, isNewest }: { job: ImportState; isNewest: boolean }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const sourceName = useSourceName();
  const isRemoved = useIsRemoved()(job);
  const day = formatRecentDay(toCalendarDay(new Date(job.createdAt), timeZone()), language, today);
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="font-semibold">{job.format ? sourceName(`import:${job.format}`) : job.fileName}</p>
          <p className="text-small break-all text-muted">{job.format ? `${job.fileName} · ${day}` : day}</p>
        </div>
        <Badge tone={tones[job.state]}>{t(`states.${job.state}`)}</Badge>
      </div>
      {job.failure && <Alert role="status">{t(`failures.${job.failure}`)}</Alert>}
      {isRemoved && <p className="text-small text-muted">{t('report.removed')}</p>}
      {job.state === 'cancelled' && job.report && job.report.stored > 0 && !isRemoved && (
        <p className="text-small text-muted">{t('report.keptCancelled')}</p>
      )}
      {job.report && (
        <details open={isNewest}>
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-primary">
            {t('history.details')}
          </summary>
          <ImportReportView report={job.report} />
        </details>
      )}
    </li>
  );
}

/**
 * Returns a function that says whether all values that an import stored were removed since. The list of sources leaves
 * out days of the cycle while cycle tracking is off, so nothing is said about an import with such days. Says nothing
 * while the sources load, because an import may just have ended.
 */
function useIsRemoved() {
  const { data: sources, isFetching } = useSources();
  return ({ format, report }: ImportState): boolean =>
    sources !== undefined &&
    !isFetching &&
    report !== null &&
    report.stored > 0 &&
    !report.kinds.cycle &&
    !sources.some(({ source }) => source === `import:${format}`);
}
