import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedNight, SleepDay } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { usePageFailure } from '#web/lib/use-page-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { SleepDetails } from './sleep-details.tsx';
import { SleepRibbon } from './sleep-ribbon.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useDeleteNight, useIsOnlyRated, useNights, useSleepGoals, useSleepSummary } from './use-sleep.ts';

// The dialog is loaded when it first opens, so that the page itself loads sooner.
const loadNightDialog = async () => (await import('./night-dialog.tsx')).NightDialog;

interface NightForm {
  /** The night that the form changes or adds times to. Undefined for a new night. */
  date?: CalendarDay;
  isEdit: boolean;
  isRating?: boolean;
  /** The night of `date`, if it is not among the newest nights of the page. */
  night?: LoggedNight | undefined;
}

export function SleepPage() {
  const { t } = useTranslation('sleep');
  const goalsQuery = useSleepGoals();
  const goals = goalsQuery.data;
  const summary = useSleepSummary();
  const allNights = useNights();
  const failure = usePageFailure([goalsQuery, summary, allNights, useDailySleep()]);
  const today = useToday();
  const nights = summary.data?.recent.flatMap(({ night }) => night ?? []);
  // This state is kept after the dialog has closed, because Undo can open the dialog again with the same night.
  const [form, setForm] = useState<NightForm>({ isEdit: false });
  const [isOpen, setIsOpen] = useState(false);
  const deleteNight = useDeleteNight();
  const ribbon = useRestoreFocus<HTMLDivElement>();
  const ofDay = nights?.find(({ date, source }) => date === (form.date ?? today) && source === 'self');
  const night = ofDay ?? form.night;
  const openForm = (opened: NightForm) => {
    setForm(opened);
    setIsOpen(true);
  };
  const logNight = () => openForm({ isEdit: false });
  const edit = ({ date, night: edited }: SleepDay, isRating = false) =>
    openForm({ date, isEdit: true, isRating, night: edited ?? undefined });
  const addTimes = (date: CalendarDay) => openForm({ date, isEdit: false });
  return (
    <>
      <SleepHeader hasFailed={failure !== undefined} onLogNight={logNight} />
      {failure ? (
        <div>
          <UnsentRows place="nights" />
          <QueryError query={failure} title={t('pageFailed')} page />
        </div>
      ) : (
        <div className="space-y-4 sm:space-y-6">
          {/* The button of `EmptyRibbon` is removed after the first night is saved. */}
          <div ref={ribbon} className="outline-none">
            <SleepRibbon
              goals={goals}
              isDeleted={deleteNight.isDeleted}
              onLogNight={logNight}
              onAddTimes={addTimes}
            />
          </div>
          <SleepDetails
            deleteNight={deleteNight}
            onEdit={edit}
            onRate={(day) => edit(day, true)}
            onAddTimes={addTimes}
          />
        </div>
      )}
      <LazyDialog
        load={loadNightDialog}
        props={{ open: isOpen, onOpenChange: setIsOpen, goals, ...form, night }}
      />
    </>
  );
}

interface HeaderProps {
  hasFailed: boolean;
  onLogNight: () => void;
}

/**
 * Has no primary button beside that of an error or of `EmptyRibbon`. Has no button if `EmptyRibbon` has the same, or
 * while it is not known whether it does.
 */
function SleepHeader({ hasFailed, onLogNight }: HeaderProps) {
  const { t } = useTranslation('sleep');
  const nights = useNights();
  const isOnlyRated = useIsOnlyRated();
  const isKnown = hasFailed || !nights.isLoading || nights.errorUpdatedAt > 0;
  const isInRibbon = nights.data?.length === 0 && !isOnlyRated;
  return (
    <PageHeader
      title={t('title')}
      subtitle={t('subtitle')}
      hasActionsBesideTitle
      actions={
        isKnown &&
        !isInRibbon && (
          <Button variant={hasFailed || isOnlyRated ? 'secondary' : 'primary'} onClick={onLogNight}>
            <Plus aria-hidden="true" className="size-5" />
            {t('logNight')}
          </Button>
        )
      }
    />
  );
}
