import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '#domain/format-hours.ts';
import type { SleepGoals } from '#domain/sleep.ts';
import { useShownNumbers } from '#web/lib/shown-numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PartError } from '#web/ui/part-error.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsentNote } from '#web/ui/unsent/unsent-note.tsx';
import { useSleepGoals } from './use-sleep.ts';

// The form is loaded when it first opens, so that the page itself loads sooner.
const loadGoalsForm = async () => (await import('./sleep-goals-form.tsx')).SleepGoalsForm;

/** Shows the goals, with a form to change them. */
export function SleepGoalsCard() {
  const { t } = useTranslation('sleep');
  const query = useSleepGoals();
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title={t('goals.title')}
      action={
        !editing && (
          <Button variant="secondary" disabled={!query.data} onClick={() => setEditing(true)}>
            {t('goals.edit')}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        errorTitle={t('goals.loadFailed')}
        loading={<Skeleton height="8rem" />}
        compact
      >
        {(goals) =>
          editing ? (
            <LazyPart
              load={loadGoalsForm}
              props={{ goals, onOpenChange: setEditing }}
              loading={<Skeleton height="8rem" />}
              failed={(_error, retry) => <PartError onRetry={retry} />}
            />
          ) : (
            <>
              <GoalsView goals={goals} />
              {goals.isSuggested && <p className="mt-3 text-small text-muted">{t('goals.suggested')}</p>}
              <UnsentNote write="POST /api/sleep-goals" />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function GoalsView({ goals }: { goals: SleepGoals }) {
  const { t } = useTranslation('sleep');
  const shown = useShownNumbers();
  const rows = [
    [t('goals.hours'), formatHours(goals.targetSleepHours)],
    [t('goals.bedtime'), goals.targetBedtime],
    [t('goals.wakeTime'), goals.targetWakeTime],
    ...(shown.scores ? [[t('quality'), `${goals.targetQuality} ${t('ofTen')}`] as const] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="text-lead font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
