import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { defaultSleepGoals } from '#domain/sleep.ts';
import { useToday } from '#web/lib/clock.ts';
import { AfterFirstView } from '#web/ui/after-first-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ExcellentNights } from './excellent-nights.tsx';
import { RecentNights } from './recent-nights.tsx';
import { RegularityCard } from './regularity-card.tsx';
import { SleepCards } from './sleep-cards.tsx';
import { SleepCharts } from './sleep-charts.tsx';
import { SleepGoalsCard } from './sleep-goals.tsx';
import { SleepRibbon } from './sleep-ribbon.tsx';
import { useDeleteNight, useSleepGoals, useSleepSummary } from './use-sleep.ts';

// The dialog is loaded when it first opens, so that the page itself loads sooner.
const loadNightDialog = async () => (await import('./night-dialog.tsx')).NightDialog;

export function SleepPage() {
  const { t } = useTranslation('sleep');
  // Without loaded goals, the form to log a night starts with the default times.
  const goals = useSleepGoals().data ?? defaultSleepGoals;
  const today = useToday();
  const nights = useSleepSummary().data?.recent.flatMap(({ night }) => night ?? []);
  // This state is kept after the dialog has closed, because Undo can open the dialog again with the same night.
  const [form, setForm] = useState({ date: today, isEdit: false });
  const [isOpen, setIsOpen] = useState(false);
  const deleteNight = useDeleteNight();
  const night = nights?.find(({ date, source }) => date === form.date && source === 'self');
  const openForm = (date: CalendarDay, isEdit: boolean) => {
    setForm({ date, isEdit });
    setIsOpen(true);
  };
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        area="sleep"
        actions={
          <Button onClick={() => openForm(today, false)}>
            <Plus aria-hidden="true" className="size-5" />
            {t('logNight')}
          </Button>
        }
      />
      <div className="space-y-4 sm:space-y-6">
        <SleepRibbon goals={goals} isDeleted={deleteNight.isDeleted} />
        <SleepCards />
        <AfterFirstView waiting={<Skeleton height="40rem" />}>
          <ExcellentNights />
          <SleepCharts />
          <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
            <RecentNights deleteNight={deleteNight} onEdit={(date) => openForm(date, true)} />
            <div className="grid gap-4 sm:gap-6">
              <SleepGoalsCard />
              <RegularityCard />
            </div>
          </div>
        </AfterFirstView>
      </div>
      <LazyDialog
        load={loadNightDialog}
        props={{ open: isOpen, onOpenChange: setIsOpen, goals, night, isEdit: form.isEdit }}
      />
    </>
  );
}
