import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { listQuestions, saveResponse } from '#contracts/checkin.ts';
import type { LoggedNight } from '#contracts/sleep.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { endpointQuery } from '#web/lib/endpoint-query.ts';
import { useMember } from '#web/lib/session.ts';
import { useEndpointMutation } from '#web/lib/use-endpoint-mutation.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { QualityField } from './quality-field.tsx';
import { useNightName } from './use-night-name.ts';
import { useNightTimes } from './use-night-times.ts';

const ratingSchema = z.object({ quality: z.number() });

interface Props {
  night: LoggedNight;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Asks for the quality of a night that a device measured. The rating is saved as the answer to the check-in's question
 * about sleep on that day, so that the measured night is not changed.
 */
export function RateNightDialog({ night, open, onOpenChange }: Props) {
  const { t } = useTranslation('sleep');
  const { language } = useLanguage();
  const nightName = useNightName();
  const nightTimes = useNightTimes();
  const { date } = night;
  const { data: questions } = useQuery(endpointQuery(listQuestions, { query: { language } }));
  const questionId = questions?.find(({ category }) => category === 'sleep')?.id;
  const toast = useToast();
  const userId = useMember().id;
  const answer = useEndpointMutation(saveResponse);
  return (
    <FormDialog<{ quality: number | null }, { quality: number }>
      open={open}
      onOpenChange={onOpenChange}
      title={t('rate')}
      description={`${nightName(date)}, ${nightTimes(night)}`}
      draftName={`night.rating.${date}`}
      schema={ratingSchema}
      defaultValues={{ quality: null }}
      onSubmit={async ({ quality }) => {
        if (questionId === undefined) return;
        await answer.mutateAsync({ body: { userId, questionId, response: quality, date } });
        toast.show({ title: t('rated') });
      }}
      {...(questionId !== undefined && { submitLabel: t('rateSave') })}
    >
      <QualityField />
    </FormDialog>
  );
}
