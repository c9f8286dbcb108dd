import { CalendarHeart, Lock, Plus, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CycleEntry } from '#contracts/cycle.ts';
import { CallError } from '#web/lib/call-api.ts';
import { joinQueries } from '#web/lib/join-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentRows } from '#web/ui/unsent/unsent-rows.tsx';
import { CycleCalendar } from './cycle-calendar.tsx';
import { CyclePrediction } from './cycle-prediction.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import type { EntryFormTarget } from './entry-form.ts';
import { RecentEntries } from './recent-entries.tsx';
import { type Calendar, useCycles, useRecentEntries } from './use-cycle.ts';

/** Shows the menstrual cycle on the dashboard: the prediction, the calendar and the newest entries. */
export function CyclePanel() {
  const { t } = useTranslation('cycle');
  const [formTarget, setFormTarget] = useState<EntryFormTarget>();
  const entries = useRecentEntries();
  const canLog = entries.data !== undefined && entries.data.length > 0;
  return (
    <>
      <Card
        title={t('title')}
        isColumn
        action={
          canLog && (
            <Button variant="secondary" onClick={() => setFormTarget({})}>
              <Plus aria-hidden="true" className="size-5" />
              {t('log')}
            </Button>
          )
        }
      >
        <UnsentRows place="cycle" />
        <div className="my-auto">
          <CycleContent onOpenForm={setFormTarget} />
        </div>
        <p className="mt-6 flex items-start gap-3 border-t border-line pt-5 text-small text-muted">
          <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {t('privacy')}
        </p>
      </Card>
      {formTarget && (
        <EntryDialog {...formTarget} onOpenChange={(open) => setFormTarget(open ? formTarget : undefined)} />
      )}
    </>
  );
}

function CycleContent({ onOpenForm }: { onOpenForm: (formTarget: EntryFormTarget) => void }) {
  const { t } = useTranslation('cycle');
  const query = joinQueries(useRecentEntries(), useCycles());
  if (query.error instanceof CallError && query.error.code === 'module_off') {
    return <EmptyState icon={PowerOff} title={t('offTitle')} text={t('offText')} area="cycle" />;
  }
  return (
    <QueryView
      query={query}
      errorTitle={t('loadFailed')}
      loading={
        <div aria-busy="true" className="space-y-6">
          <Skeleton height="8rem" />
          <Skeleton height="20rem" />
        </div>
      }
    >
      {([entries, calendar]) => <LoggedCycle entries={entries} calendar={calendar} onOpenForm={onOpenForm} />}
    </QueryView>
  );
}

interface LoggedCycleProps {
  entries: CycleEntry[];
  calendar: Calendar;
  onOpenForm: (formTarget: EntryFormTarget) => void;
}

function LoggedCycle({ entries, calendar, onOpenForm }: LoggedCycleProps) {
  const { t } = useTranslation('cycle');
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={CalendarHeart}
        title={t('emptyTitle')}
        text={t('emptyText')}
        area="cycle"
        action={<Button onClick={() => onOpenForm({})}>{t('log')}</Button>}
      />
    );
  }
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr]">
        <CyclePrediction calendar={calendar} />
        <section
          aria-label={t('calendar.title')}
          className="border-t border-line pt-4 @4xl:row-span-2 @4xl:border-0 @4xl:pt-0"
        >
          <CycleCalendar onOpenForm={onOpenForm} />
        </section>
        <section aria-label={t('recent')} className="border-t border-line pt-5">
          <h3 className="mb-1 font-semibold">{t('recent')}</h3>
          <RecentEntries entries={entries} calendar={calendar} onEdit={(entry) => onOpenForm({ entry })} />
        </section>
      </div>
    </div>
  );
}
