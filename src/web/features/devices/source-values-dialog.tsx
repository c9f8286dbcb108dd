import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { type CalendarDay, toCalendarDay } from '#domain/calendar-day.ts';
import { type MeasureName, measures } from '#domain/measures/catalogue.ts';
import { formatDay, formatRecentDay, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { timeZone } from '#web/lib/time-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useFormatValue } from '#web/ui/use-format-value.ts';
import { useSourceName } from '#web/ui/use-source-name.ts';
import { useSourceValues } from './use-sources.ts';

interface Props {
  measure: MeasureName;
  day: CalendarDay;
  onClose: () => void;
}

/**
 * Shows the value of each source on a day, says which of the values the app uses, and links to the
 * order of the sources.
 */
export function SourceValuesDialog({ measure, day, onClose }: Props) {
  const { t } = useTranslation('devices');
  const { language } = useLanguage();
  const today = useToday();
  const sourceName = useSourceName();
  const formatValue = useFormatValue();
  const query = useSourceValues(measure, day);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('values.title', { name: measures[measure].name[language] })}
      description={t('values.text', { day: formatDay(day, language, today) })}
      footer={
        <Link to={pages.devices} hash="order" className={buttonStyle('secondary')}>
          {t('values.order')}
        </Link>
      }
    >
      <QueryView query={query} errorTitle={t('values.loadFailed')} loading={<SkeletonRows />}>
        {(values) =>
          values.length === 0 ? (
            <p className="text-muted">{t('values.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {values.map(({ source, value, recordedAt, counts }) => (
                <li key={source} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                  <div>
                    <p className="font-semibold">{sourceName(source)}</p>
                    {recordedAt !== null && <RecordedAt instant={recordedAt} />}
                  </div>
                  <div className="flex items-center gap-3">
                    {counts && <Badge tone="good">{t('values.counts')}</Badge>}
                    <span className={`tabular-nums ${counts ? 'font-semibold' : 'text-muted'}`}>
                      {formatValue(value, measure)}
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
}

function RecordedAt({ instant }: { instant: string }) {
  const { t } = useTranslation('devices');
  const { language } = useLanguage();
  const today = useToday();
  const zone = timeZone();
  const day = formatRecentDay(toCalendarDay(new Date(instant), zone), language, today);
  return (
    <p className="text-small text-muted tabular-nums">
      {t('values.recorded', { when: `${day} ${formatTime(instant, zone, language)}` })}
    </p>
  );
}
