import { useTranslation } from 'react-i18next';
import type { ImportReport } from '#contracts/imports.ts';
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts';
import type { RejectReason } from '#domain/devices/health-record.ts';

import { formatDay, formatNumber } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useRejectedName } from './use-rejected-name.ts';

type RejectedKind = ImportReport['rejected'][number];
const recordKinds = ['daily', 'night', 'workout', 'meal', 'session', 'cycle'] as const;
/** The maximum number of kinds of data that are listed below each reason for rejecting values. */
const shownKinds = 8;

/** Shows what was read from a file, what was stored, and why other values were not stored. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const today = useToday();
  const day = (value: CalendarDay) => formatDay(value, language, today);
  const rejected = report.rejected.reduce((sum, { count }) => sum + count, 0);
  const numbers = { read: report.read, stored: report.stored, duplicates: report.duplicates, rejected };
  const reasons = [...new Set(report.rejected.map(({ reason }) => reason))];
  return (
    <div className="space-y-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {(['read', 'stored', 'duplicates', 'rejected'] as const).map((name) => (
          <div key={name} className="rounded-base bg-paper px-3 py-2">
            <dt className="text-small text-muted">{t(`report.${name}`)}</dt>
            <dd className="number text-title font-semibold">{formatNumber(numbers[name], language)}</dd>
          </div>
        ))}
      </dl>
      {report.from && report.to ? (
        <p>
          <span className="font-medium">
            {t('report.span', { from: day(report.from), to: day(report.to) })}
          </span>
          {': '}
          <StoredKinds kinds={report.kinds} />
        </p>
      ) : (
        <p>{t('report.nothing')}</p>
      )}
      {reasons.map((reason) => (
        <RejectedKinds
          key={reason}
          reason={reason}
          rows={report.rejected.filter((row) => row.reason === reason)}
        />
      ))}
    </div>
  );
}

function StoredKinds({ kinds }: { kinds: ImportReport['kinds'] }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const parts = recordKinds.flatMap((kind) => {
    const count = kinds[kind];
    return count ? [t(`report.kinds.${kind}`, { count, formatted: formatNumber(count, language) })] : [];
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

function RejectedKinds({ reason, rows }: { reason: RejectedKind['reason']; rows: RejectedKind[] }) {
  const { t } = useTranslation('imports');
  const { language } = useLanguage();
  const sorted = rows.toSorted((a, b) => b.count - a.count);
  const more = sorted.length - shownKinds;
  const nameOf = useRejectedName();
  const today = useToday();
  const place = (where: string) => {
    const [, line] = /^line (\d+)$/.exec(where) ?? [];
    if (line) return t('report.line', { line });
    return isCalendarDay(where) ? formatDay(where, language, today) : where;
  };
  return (
    <div className="text-small">
      <p className="font-medium">{t(`reasons.${reason as RejectReason}`)}</p>
      <ul className="mt-1 space-y-0.5 break-words text-muted">
        {sorted.slice(0, shownKinds).map(({ what, count, where }) => (
          <li key={what}>
            {t(where === null ? 'report.item' : 'report.itemWhere', {
              what: nameOf(what),
              where: where === null ? undefined : place(where),
              formatted: formatNumber(count, language),
            })}
          </li>
        ))}
        {more > 0 && <li>{t('report.more', { count: more })}</li>}
      </ul>
    </div>
  );
}
