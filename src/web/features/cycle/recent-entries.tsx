import type { TFunction } from 'i18next';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CycleEntry } from '#contracts/cycle.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { cycleBounds } from '#domain/cycle.ts';
import { levelOf } from '#domain/shown-numbers.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { findCycle } from './day-marks.ts';
import { type Calendar, useDeleteEntry } from './use-cycle.ts';

const maxShown = 5;

interface Props {
  entries: CycleEntry[];
  calendar: Calendar;
  onEdit: (entry: CycleEntry) => void;
}

/** Lists the five newest cycle entries. */
export function RecentEntries({ entries, calendar, onEdit }: Props) {
  const { t } = useTranslation('cycle');
  const deleteEntry = useDeleteEntry();
  const visibleEntries = entries.filter((entry) => !deleteEntry.isDeleted(entry.id));
  if (visibleEntries.length === 0) return <p className="text-muted">{t('calendar.nothing')}</p>;
  return (
    <ul className="divide-y divide-line">
      {visibleEntries.slice(0, maxShown).map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          cycleStart={findCycle(entry.date, calendar)?.start}
          onEdit={() => onEdit(entry)}
          onDelete={() => deleteEntry.remove(entry.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  entry: CycleEntry;
  /** The start of the cycle that contains the entry, if the cycle is loaded. */
  cycleStart: CalendarDay | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

function EntryRow({ entry, cycleStart = entry.date, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const day = formatRecentDay(entry.date, language, useToday());
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{day}</span>
          {/* A start soon after another belongs to the same period. */}
          {entry.periodStart && (
            <Badge>{t(cycleStart === entry.date ? 'start' : 'calendar.signs.period')}</Badge>
          )}
          {entry.atypical && <Badge tone="attention">{t('atypical')}</Badge>}
        </p>
        <EntryDetails entry={entry} />
      </div>
      <EntryButtons day={day} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

/** Shows the buttons that edit and delete an entry. `day` names the day of the entry. */
export function EntryButtons({
  day,
  onEdit,
  onDelete,
}: Omit<RowProps, 'entry' | 'cycleStart'> & { day: string }) {
  const { t } = useTranslation('cycle');
  return (
    <div className="flex shrink-0">
      <IconButton icon={Pencil} label={t('edit', { day })} onClick={onEdit} />
      <IconButton icon={Trash2} label={t('delete', { day })} onClick={onDelete} />
    </div>
  );
}

/** Shows the values of an entry as text. */
export function EntryDetails({ entry }: { entry: CycleEntry }) {
  const { t } = useTranslation('cycle');
  const shown = useShownNumbers();
  const details = entryDetails(entry, t, shown.scores);
  return (
    <>
      {details.length > 0 && <p className="text-small text-muted tabular-nums">{details.join(' · ')}</p>}
      {entry.symptoms.length > 0 && (
        <p className="text-small text-muted">
          {entry.symptoms.map((symptom) => t(`symptoms.${symptom}`)).join(', ')}
        </p>
      )}
      {entry.notes && <p className="mt-0.5 text-small break-words whitespace-pre-line">{entry.notes}</p>}
      {details.length === 0 && entry.symptoms.length === 0 && !entry.notes && !entry.periodStart && (
        <p className="text-small text-muted">{t('noDetails')}</p>
      )}
    </>
  );
}

/**
 * Returns the values of an entry as texts. If `showsScores` is false, the texts describe flow and
 * scores with words instead of numbers.
 */
function entryDetails(entry: CycleEntry, t: TFunction<'cycle'>, showsScores: boolean): string[] {
  const { cycleDay, phase, flowIntensity, mood, energyLevel, pain } = entry;
  return [
    cycleDay !== null && t('facts.day', { value: cycleDay }),
    phase !== null && t(`phases.${phase}`),
    ...(
      [
        ['flow', flowIntensity, cycleBounds.flowIntensity],
        ['mood', mood, cycleBounds.score],
        ['energy', energyLevel, cycleBounds.score],
        ['pain', pain, cycleBounds.score],
      ] as const
    ).map(([name, value, bounds]) => {
      if (value === null) return false;
      if (showsScores) return t(`facts.${name}`, { value });
      return t('facts.level', { name: t(`form.${name}`), level: t(`levels.${levelOf(value, bounds)}`) });
    }),
  ].filter((detail) => detail !== false);
}
