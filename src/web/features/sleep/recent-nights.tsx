import { Moon, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SleepDay } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatHours } from '#domain/format-hours.ts';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { formatNumber, formatPercent, formatRecentDay, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { StageBar } from './stage-bar.tsx';
import { useDeleteNight, useSleepSummary } from './use-sleep.ts';

const tones = { excellent: 'good', good: 'neutral', poor: 'attention' } as const;

/** Lists the latest days with a logged night or a quality rating. */
export function RecentNights({ onEdit }: { onEdit: (date: CalendarDay) => void }) {
  const { t } = useTranslation('sleep');
  const deleteNight = useDeleteNight();
  return (
    <Card title={t('recent')}>
      <UnsentRows place="nights" hasTotals />
      <QueryView query={useSleepSummary()} errorTitle={t('loadFailed')} loading={<Skeleton height="10rem" />}>
        {({ recent }) => {
          const days = recent.filter(({ night, date }) => !(night && deleteNight.isDeleted(date)));
          if (days.length === 0) {
            return <EmptyState icon={Moon} title={t('none')} text={t('recentEmpty')} area="sleep" />;
          }
          return (
            <ul className="divide-y divide-line">
              {days.map((day) => (
                <NightRow
                  key={day.date}
                  day={day}
                  onEdit={() => onEdit(day.date)}
                  onDelete={() => deleteNight.remove(day.date)}
                />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}

interface RowProps {
  day: SleepDay;
  onEdit: () => void;
  onDelete: () => void;
}

function NightRow({ day, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const name = formatRecentDay(day.date, language, useToday());
  const label = day.quality === null ? undefined : sleepQualityLabel(day.quality);
  const details = [
    day.hours !== null && formatHours(day.hours),
    day.night &&
      `${formatTime(day.night.bedtime, day.night.zone, language)}–${formatTime(day.night.wakeTime, day.night.zone, language)}`,
    day.quality !== null && t('qualityOf', { value: formatNumber(day.quality, language, 1) }),
  ].filter(Boolean);
  return (
    <li className="flex min-h-14 items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>
        {day.night && <MeasuredNight night={day.night} />}
      </div>
      {label && <Badge tone={tones[label]}>{t(`rowLabels.${label}`)}</Badge>}
      {day.night?.source === 'self' && (
        <>
          <IconButton icon={Pencil} label={t('edit', { day: name })} onClick={onEdit} />
          <IconButton icon={Trash2} label={t('delete', { day: name })} onClick={onDelete} />
        </>
      )}
    </li>
  );
}

/**
 * Shows the sleep stages and the efficiency that a device measured, and the name of the device. Shows nothing for a
 * night that the person entered.
 */
function MeasuredNight({ night }: { night: NonNullable<SleepDay['night']> }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const { deepHours, remHours, lightHours, awakeHours, efficiency, source } = night;
  return (
    <>
      {deepHours !== null && (
        <StageBar hours={{ deep: deepHours, rem: remHours, light: lightHours, awake: awakeHours }} />
      )}
      {efficiency !== null && (
        <p className="mt-1 text-small text-muted">
          {t('measuredEfficiency', { percent: formatPercent(efficiency, language) })}
        </p>
      )}
      <SourceMark source={source} />
    </>
  );
}
