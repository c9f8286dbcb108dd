import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { formatMonth } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { DayDetail } from './day-detail.tsx';
import type { EntryFormTarget } from './entry-form.ts';
import { monthRange, shiftMonth } from './month.ts';
import { useCalendar, useDeleteEntry } from './use-cycle.ts';

/** Shows a month with its period days and predicted days, and the details of the selected day. */
export function CycleCalendar({ onOpenForm }: { onOpenForm: (form: EntryFormTarget) => void }) {
  const { t } = useTranslation(['cycle', 'common']);
  const today = useToday();
  const deleteEntry = useDeleteEntry();
  const [day, setDay] = useState(today);
  const { from, to } = monthRange(day);
  const { data, isPlaceholderData, error, refetch } = useCalendar(from, to);
  const calendar = data && {
    ...data,
    entries: data.entries.filter((entry) => !deleteEntry.isDeleted(entry.id)),
  };
  return (
    <div className="space-y-3" aria-busy={!data || isPlaceholderData}>
      <MonthHeader day={day} today={today} onDayChange={setDay} />
      {error && (
        <div className="space-y-3">
          <Alert tone="attention">{t('calendar.failed')}</Alert>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common:tryAgain')}
          </Button>
        </div>
      )}
      <CalendarGrid day={day} calendar={calendar} onDayChange={setDay} />
      <CalendarLegend />
      {/* Until the month has loaded, the details would wrongly say that the day has no entry. */}
      {isPlaceholderData && <Skeleton height="8.5rem" />}
      {calendar && !isPlaceholderData && <DayDetail day={day} calendar={calendar} onOpenForm={onOpenForm} />}
    </div>
  );
}

interface HeaderProps {
  day: CalendarDay;
  today: CalendarDay;
  onDayChange: (day: CalendarDay) => void;
}

function MonthHeader({ day, today, onDayChange }: HeaderProps) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const isThisMonth = monthRange(day).from === monthRange(today).from;
  return (
    <div className="flex items-center gap-1">
      <h3 aria-live="polite" className="grow font-display text-lead font-semibold">
        {formatMonth(day, language)}
      </h3>
      {!isThisMonth && (
        <Button variant="quiet" onClick={() => onDayChange(today)}>
          {t('calendar.today')}
        </Button>
      )}
      <IconButton
        icon={ChevronLeft}
        label={t('calendar.previous')}
        onClick={() => onDayChange(shiftMonth(day, -1))}
      />
      <IconButton
        icon={ChevronRight}
        label={t('calendar.next')}
        onClick={() => onDayChange(shiftMonth(day, 1))}
      />
    </div>
  );
}
