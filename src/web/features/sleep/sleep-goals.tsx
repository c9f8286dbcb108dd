import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import { formatHours } from '#domain/format-hours.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import { type SleepGoals, sleepGoalBounds } from '#domain/sleep.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { requiredNumber } from '#web/ui/number-schema.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useSleepGoals, useUpdateGoals } from './use-sleep.ts';

/** Shows the sleep goals, with a form to change them. */
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
      <QueryView query={query} errorTitle={t('goals.loadFailed')} loading={<Skeleton height="8rem" />}>
        {(goals) =>
          editing ? <GoalsForm goals={goals} onOpenChange={setEditing} /> : <GoalsView goals={goals} />
        }
      </QueryView>
    </Card>
  );
}

function GoalsView({ goals }: { goals: SleepGoals }) {
  const { t } = useTranslation('sleep');
  const rows = [
    [t('goals.hours'), formatHours(goals.targetSleepHours)],
    [t('goals.bedtime'), goals.targetBedtime],
    [t('goals.wakeTime'), goals.targetWakeTime],
    [t('goals.quality'), `${goals.targetQuality}${t('outOf')}`],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-small text-muted">{name}</dt>
          <dd className="text-lead font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const hoursRule = sleepGoalBounds.hours;
const qualityRule = { ...sleepGoalBounds.quality, step: 1 };

const goalsSchema = (language: Language) =>
  z.object({
    targetSleepHours: requiredNumber(language, hoursRule),
    targetQuality: requiredNumber(language, qualityRule),
    targetBedtime: timeOfDay,
    targetWakeTime: timeOfDay,
  });

function GoalsForm({ goals, onOpenChange }: { goals: SleepGoals; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const toast = useToast();
  const userId = useMember().id;
  const updateGoals = useUpdateGoals();
  return (
    <Form
      schema={goalsSchema(language)}
      defaultValues={{
        targetSleepHours: formatNumberInput(goals.targetSleepHours, language),
        targetQuality: formatNumberInput(goals.targetQuality, language),
        targetBedtime: goals.targetBedtime,
        targetWakeTime: goals.targetWakeTime,
      }}
      onSubmit={async (input, _reset, opened) => {
        await updateGoals.mutateAsync(toEdit((values) => values, input, opened));
        toast.show({ title: t('goals.saved') });
        onOpenChange(false);
      }}
      onKept={() => onOpenChange(false)}
      errorTitle={t('goals.failedTitle')}
      errorFallback={t('goals.failedText')}
      draftKey={draftKey('sleep-goals', userId)}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          name="targetSleepHours"
          label={t('goals.hours')}
          rule={hoursRule}
          invalid={t('goals.hoursError')}
        />
        <NumberField name="targetQuality" label={t('goals.quality')} rule={qualityRule} />
        <TimeField name="targetBedtime" label={t('goals.bedtime')} />
        <TimeField name="targetWakeTime" label={t('goals.wakeTime')} />
      </div>
      <FormActions submitLabel={t('goals.save')} onOpenChange={onOpenChange} />
    </Form>
  );
}
