import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanText, countCharacters } from '#domain/clean-text.ts';
import { communityBounds, type ReportReason, reportReasons } from '#domain/community.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type ReportTarget, useCreateReport } from './use-moderation.ts';

/** Reports a post or a comment to the moderators. */
export function ReportDialog({ target, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const toast = useToast();
  const createReport = useCreateReport(target);
  const [reason, setReason] = useState<ReportReason>();
  const [isSubmitted, setSubmitted] = useState(false);
  const [note, setNote] = useState('');
  const tooLong = countCharacters(cleanText(note)) > communityBounds.reportNote;
  const handleSubmit = () => {
    if (!reason) return setSubmitted(true);
    if (tooLong) return;
    const onSuccess = () => {
      onClose();
      toast.show({ title: t('report.sent') });
    };
    createReport.mutate({ reason, note }, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`report.${target.kind}`)}
      description={t('report.text', { name: target.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} busy={createReport.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        {createReport.error && (
          <Alert>
            <p className="font-semibold">{t('report.failed')}</p>
            <p>{errorMessage(createReport.error, language)}</p>
          </Alert>
        )}
        <ReasonOptions value={reason} onChange={setReason} />
        {isSubmitted && !reason && <Alert>{t('report.choose')}</Alert>}
        {reason === 'self_harm' && <Alert tone="attention">{t('report.urgent')}</Alert>}
        <TextareaField
          label={t('report.note')}
          value={note}
          error={tooLong ? t('report.noteTooLong') : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

interface ReasonOptionsProps {
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

function ReasonOptions({ value, onChange }: ReasonOptionsProps) {
  const { t } = useTranslation('community');
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium">{t('report.reason')}</legend>
      <div className="mt-1">
        {reportReasons.map((reason) => (
          <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={value === reason}
              onChange={() => onChange(reason)}
              className="size-5 shrink-0 accent-(--primary)"
            />
            {t(`report.reasons.${reason}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
