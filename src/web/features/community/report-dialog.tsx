import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanText, lengthOf } from '#domain/clean-text.ts';
import { communityBounds, type ReportReason, reportReasons } from '#domain/community.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReport, type Writing } from './use-safety.ts';

/** Tells the moderators what is wrong with a post or a comment. */
export function ReportDialog({ writing, onClose }: { writing: Writing; onClose: () => void }) {
  const { t } = useTranslation(['community', 'common']);
  const { language } = useLanguage();
  const id = useId();
  const toast = useToast();
  const sending = useReport(writing);
  const [reason, setReason] = useState<ReportReason>();
  const [refused, setRefused] = useState(false);
  const [note, setNote] = useState('');
  const tooLong = lengthOf(cleanText(note)) > communityBounds.reportNote;
  const submit = () => {
    if (!reason) return setRefused(true);
    if (tooLong) return;
    const onSuccess = () => {
      onClose();
      toast.show({ title: t('report.sent') });
    };
    sending.mutate({ reason, note }, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`report.${writing.kind}`)}
      description={t('report.text', { name: writing.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={id} busy={sending.isPending}>
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
          submit();
        }}
      >
        {sending.error && (
          <Alert>
            <p className="font-semibold">{t('report.failed')}</p>
            <p>{errorMessage(sending.error, language)}</p>
          </Alert>
        )}
        <Reasons value={reason} onChange={setReason} />
        {refused && !reason && <Alert>{t('report.choose')}</Alert>}
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

interface ReasonsProps {
  value: ReportReason | undefined;
  onChange: (reason: ReportReason) => void;
}

function Reasons({ value, onChange }: ReasonsProps) {
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
