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
import { useQualityText } from './use-quality-text.ts';
import { useSleepGoals } from './use-sleep.ts';

// The form is loaded when it first opens, so that the page itself loads sooner.
const loadGoalsForm = async () => (await import('./sleep-goals-form.tsx')).SleepGoalsForm;

interface Props {
  /** Leaves out the quality goal, for a page that shows it in another card. */
  withoutQuality?: boolean;
}

/** Shows the sleep goals, with a form to change them. */
export function SleepGoalsCard({ withoutQuality = false }: Props) {
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
              <GoalsView goals={goals} withoutQuality={withoutQuality} />
              <UnsentNote write="POST /api/sleep-goals" />
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function GoalsView({ goals, withoutQuality }: Required<Props> & { goals: SleepGoals }) {
  const { t } = useTranslation('sleep');
  const shown = useShownNumbers();
  const qualityText = useQualityText();
  const times = [
    [t('goals.hours'), formatHours(goals.targetSleepHours)],
    [t('goals.bedtime'), goals.targetBedtime],
    [t('goals.wakeTime'), goals.targetWakeTime],
  ] as const;
  const quality = shown.scores ? `${goals.targetQuality}${t('outOf')}` : qualityText(goals.targetQuality);
  const rows = withoutQuality ? times : [...times, [t('goals.quality'), quality] as const];
  return (
    <div className="@container">
      <dl
        className={withoutQuality ? 'grid gap-3 @lg:grid-cols-3' : 'grid grid-cols-2 gap-4 @3xl:grid-cols-4'}
      >
        {rows.map(([name, value]) => (
          <div
            key={name}
            className={withoutQuality ? 'flex items-baseline justify-between @lg:block' : undefined}
          >
            <dt className="text-small text-muted">{name}</dt>
            <dd className="text-lead font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
