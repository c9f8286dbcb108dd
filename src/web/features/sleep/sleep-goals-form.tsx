import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { timeOfDay } from '#contracts/inputs.ts';
import type { SleepGoalsAnswer } from '#contracts/sleep.ts';
import { formatNumberInput } from '#domain/parse-number.ts';
import { sleepGoalBounds } from '#domain/sleep.ts';
import type { Language } from '#web/i18n/language.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { Form } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { NumberFields } from '#web/ui/number-fields.tsx';
import { requiredNumber } from '#web/ui/number-schema.ts';
import { TimeField } from '#web/ui/time-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useUpdateGoals } from './use-sleep.ts';

const hoursRule = sleepGoalBounds.hours;
const qualityRule = { ...sleepGoalBounds.quality, step: 1 };

const goalsSchema = (language: Language) =>
  z.object({
    targetSleepHours: requiredNumber(language, hoursRule),
    targetQuality: requiredNumber(language, qualityRule),
    targetBedtime: timeOfDay,
    targetWakeTime: timeOfDay,
  });

interface Props {
  goals: SleepGoalsAnswer;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that changes the sleep goals. Says that the values are suggestions while no goals are saved. */
export function SleepGoalsForm({ goals, onOpenChange }: Props) {
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
      {goals.isSuggested && <p className="text-small text-muted">{t('goals.suggestedInForm')}</p>}
      <div className="grid grid-cols-2 items-start gap-4 xl:grid-cols-4">
        <NumberField
          name="targetSleepHours"
          label={t('goals.hours')}
          rule={hoursRule}
          invalid={t('goals.hoursError')}
        />
        <NumberFields kind="scores">
          <NumberField name="targetQuality" label={t('goals.quality')} rule={qualityRule} />
        </NumberFields>
        <TimeField name="targetBedtime" label={t('goals.bedtime')} />
        <TimeField name="targetWakeTime" label={t('goals.wakeTime')} />
      </div>
      <FormActions submitLabel={t('goals.save')} onOpenChange={onOpenChange} />
    </Form>
  );
}
