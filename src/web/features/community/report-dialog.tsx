import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { communityBounds, type ReportReason, reportReasons } from '#domain/community.ts';
import { Alert } from '#web/ui/alert.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { RadiosField } from '#web/ui/radios-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type ReportTarget, useCreateReport } from './use-moderation.ts';

const schema = z.object({
  reason: z.enum(reportReasons),
  note: z.string().refine((text) => countCharacters(cleanText(text)) <= communityBounds.reportNote),
});

interface Props {
  target: ReportTarget;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that reports a post or a comment to the moderators. */
export function ReportDialog({ target, onOpenChange }: Props) {
  const { t } = useTranslation('community');
  const createReport = useCreateReport(target);
  return (
    <FormDialog<{ reason: ReportReason | ''; note: string }, z.output<typeof schema>>
      open
      onOpenChange={onOpenChange}
      title={t(`report.${target.kind}`)}
      description={t('report.text', { name: target.name })}
      draftName={`report.${target.kind}.${target.id}`}
      submitLabel={t('report.send')}
      savedText={t('report.sent')}
      spacing="wide"
      schema={schema}
      defaultValues={{ reason: '', note: '' }}
      onSubmit={(report) => createReport.mutateAsync(report)}
      errorTitle={t('report.failed')}
    >
      <ReportFields />
    </FormDialog>
  );
}

function ReportFields() {
  const { t } = useTranslation('community');
  const reason: ReportReason | '' = useWatch({ name: 'reason' });
  return (
    <>
      <RadiosField
        name="reason"
        label={t('report.reason')}
        options={reportReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        missing={t('report.choose')}
      />
      {reason === 'self_harm' && <Alert tone="attention">{t('report.urgent')}</Alert>}
      <TextareaField name="note" label={t('report.note')} maxLength={communityBounds.reportNote} />
    </>
  );
}
