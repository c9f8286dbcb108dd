import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SleepDay } from '#contracts/sleep.ts';
import { formatHours } from '#domain/format-hours.ts';
import { sleepQualityLabel } from '#domain/sleep.ts';
import { formatPercent, formatRecentDay, formatTime } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SourceMark } from '#web/ui/source-mark.tsx';
import { StageBar } from './stage-bar.tsx';
import { useQualityText } from './use-quality-text.ts';

interface RowProps {
  day: SleepDay;
  onEdit: () => void;
  onAddTimes: () => void;
  onRate: () => void;
  onDelete: () => void;
}

/** Shows a night, or a day with only a rating, with buttons to add what is missing and to change it. */
export function NightRow({ day, onEdit, onAddTimes, onRate, onDelete }: RowProps) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const name = formatRecentDay(day.date, language, useToday());
  const label = day.quality === null ? undefined : sleepQualityLabel(day.quality);
  const shown = useShownNumbers();
  const qualityText = useQualityText();
  const { night } = day;
  const details = [
    night &&
      `${formatTime(night.bedtime, night.zone, language)}–${formatTime(night.wakeTime, night.zone, language)}`,
    shown.scores && day.quality !== null && qualityText(day.quality),
    label && t(`rowLabels.${label}`),
  ].filter(Boolean);
  return (
    <li className="flex min-h-14 items-center gap-2 py-3">
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="font-semibold">{name}</p>
          {day.hours !== null && <p className="number font-semibold">{formatHours(day.hours)}</p>}
        </div>
        <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>
        {night && <MeasuredNight night={night} />}
      </div>
      {night && !label && (
        <Button variant="quiet" aria-label={t('rateDay', { day: name })} onClick={onRate}>
          {t('rateShort')}
        </Button>
      )}
      {!night && (
        <Button variant="quiet" aria-label={t('addTimesOf', { day: name })} onClick={onAddTimes}>
          {t('addTimes')}
        </Button>
      )}
      {night?.source === 'self' && (
        <Menu
          label={t('actions', { day: name })}
          items={[
            { label: t('night.editTitle'), icon: Pencil, onSelect: onEdit },
            { label: t('deleteNight'), icon: Trash2, onSelect: onDelete },
          ]}
        />
      )}
    </li>
  );
}

/**
 * Shows the sleep stages and the efficiency that a device measured, and the name of the device.
 * Leaves out the efficiency if the person hides scores. Shows nothing for a night that the person
 * entered.
 */
function MeasuredNight({ night }: { night: NonNullable<SleepDay['night']> }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const shown = useShownNumbers();
  const { deepHours, remHours, lightHours, awakeHours, efficiency, source } = night;
  return (
    <>
      {deepHours !== null && (
        <StageBar hours={{ deep: deepHours, rem: remHours, light: lightHours, awake: awakeHours }} />
      )}
      {shown.scores && efficiency !== null && (
        <p className="mt-1 text-small text-muted">
          {t('measuredEfficiency', { percent: formatPercent(efficiency, language) })}
        </p>
      )}
      <SourceMark source={source} />
    </>
  );
}
