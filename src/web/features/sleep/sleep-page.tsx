import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoggedNight, SleepDay } from '#contracts/sleep.ts';
import type { CalendarDay } from '#domain/calendar-day.ts';
import { useToday } from '#web/lib/clock.ts';
import { usePageFailure } from '#web/lib/use-page-failure.ts';
import { LazyDialog } from '#web/ui/lazy-dialog.tsx';
import { QueryError } from '#web/ui/query-error.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';
import { SleepDetails } from './sleep-details.tsx';
import { SleepHeader } from './sleep-header.tsx';
import { SleepRibbon } from './sleep-ribbon.tsx';
import { useDailySleep } from './use-daily-sleep.ts';
import { useDeleteNight, useNights, useSleepGoals, useSleepSummary, useUnratedNight } from './use-sleep.ts';

// A dialog is loaded when it first opens, so that the page itself loads sooner.
const loadNightDialog = async () => (await import('./night-dialog.tsx')).NightDialog;
const loadRateDialog = async () => (await import('./rate-night-dialog.tsx')).RateNightDialog;

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
  const [measuredNight, setMeasuredNight] = useState<LoggedNight>();
  const deleteNight = useDeleteNight();
  const unrated = useUnratedNight(deleteNight.isDeleted);
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
  const rate = (day: SleepDay) =>
    day.night?.source === 'self' ? edit(day, true) : setMeasuredNight(day.night ?? undefined);
  const addTimes = (date: CalendarDay) => openForm({ date, isEdit: false });
  return (
    <>
      <SleepHeader
        hasFailed={failure !== undefined}
        isRatingOffered={unrated !== undefined}
        onLogNight={logNight}
      />
      {failure ? (
        <div>
          <UnsentRows place="nights" />
          <QueryError query={failure} title={t('pageFailed')} page />
        </div>
      ) : (
        <div className="space-y-4 sm:space-y-6">
          {/* The button in the ribbon is removed after the first night is saved, or the last one is rated. */}
          <div ref={ribbon} className="outline-none">
            <SleepRibbon
              goals={goals}
              isDeleted={deleteNight.isDeleted}
              onRate={unrated && (() => rate(unrated))}
              onLogNight={logNight}
              onAddTimes={addTimes}
            />
          </div>
          <SleepDetails deleteNight={deleteNight} onEdit={edit} onRate={rate} onAddTimes={addTimes} />
        </div>
      )}
      <LazyDialog
        load={loadNightDialog}
        props={{ open: isOpen, onOpenChange: setIsOpen, goals, ...form, night }}
      />
      {measuredNight && (
        <LazyDialog
          key={measuredNight.date}
          load={loadRateDialog}
          props={{ open: true, onOpenChange: () => setMeasuredNight(undefined), night: measuredNight }}
        />
      )}
    </>
  );
}
