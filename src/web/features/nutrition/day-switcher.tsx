import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays, type CalendarDay } from '#domain/calendar-day.ts';
import { formatRecentDay } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Shows buttons that change the day of the page. Days after today cannot be selected. */
export function DaySwitcher({ day, onChange }: { day: CalendarDay; onChange: (day: CalendarDay) => void }) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const today = useToday();
  return (
    <>
      {day !== today && (
        <Button variant="quiet" onClick={() => onChange(today)}>
          {t('day.today')}
        </Button>
      )}
      <fieldset
        aria-label={t('day.label')}
        className="flex items-center justify-between rounded-base border border-control bg-raised max-sm:grow"
      >
        <IconButton icon={ChevronLeft} label={t('day.earlier')} onClick={() => onChange(addDays(day, -1))} />
        <output className="min-w-24 text-center font-medium">{formatRecentDay(day, language, today)}</output>
        <IconButton
          icon={ChevronRight}
          label={t('day.later')}
          disabled={day >= today}
          onClick={() => onChange(addDays(day, 1))}
        />
      </fieldset>
    </>
  );
}
