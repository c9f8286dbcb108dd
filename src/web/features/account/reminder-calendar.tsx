import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { ActionRow } from './action-row.tsx';
import { formatDateTime } from './format-date-time.ts';
import { type Reminders, useCreateReminderCalendar, useDeleteReminderCalendar } from './use-notifications.ts';

/**
 * Lets the person create, replace and remove the link to the calendar with the daily reminder. If the reminder is off,
 * says that the calendar is empty.
 */
export function ReminderCalendar({ calendar, obstacle }: Pick<Reminders, 'calendar' | 'obstacle'>) {
  const { t } = useTranslation('reminders');
  const { language } = useLanguage();
  const headingId = useId();
  const showError = useErrorToast();
  const [url, setUrl] = useState<string>();
  const createCalendar = useCreateReminderCalendar();
  const handleCreate = () =>
    createCalendar.mutate(undefined, {
      onSuccess: (created) => setUrl(created.url),
      onError: (error) => showError(t('calendar.failed'), error),
    });
  return (
    <section aria-labelledby={headingId} className="mt-6 border-t border-line pt-5">
      <h3 id={headingId} className="mb-1 font-semibold">
        {t('calendar.title')}
      </h3>
      <ActionRow
        text={[t('calendar.text'), obstacle === 'off' && t('calendar.off')].filter(Boolean).join(' ')}
      >
        {!calendar && (
          <Button variant="secondary" busy={createCalendar.isPending} onClick={handleCreate}>
            {t('calendar.create')}
          </Button>
        )}
      </ActionRow>
      {calendar && url && <CalendarLink url={url} />}
      {calendar && !url && (
        <p className="my-3">{t('calendar.exists', { when: formatDateTime(calendar.createdAt, language) })}</p>
      )}
      {calendar && (
        <CalendarActions
          busy={createCalendar.isPending}
          onReplace={handleCreate}
          onRemoved={() => setUrl(undefined)}
        />
      )}
    </section>
  );
}

function CalendarLink({ url }: { url: string }) {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.show({ title: t('calendar.copied') });
    } catch {
      toast.show({ title: t('calendar.notCopied'), tone: 'danger' });
    }
  };
  return (
    <div className="my-4 space-y-3">
      <TextField
        label={t('calendar.link')}
        hint={t('calendar.once')}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" onClick={() => void handleCopy()}>
        <Copy aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t('calendar.copy')}
      </Button>
    </div>
  );
}

interface ActionsProps {
  busy: boolean;
  onReplace: () => void;
  onRemoved: () => void;
}

function CalendarActions({ busy, onReplace, onRemoved }: ActionsProps) {
  const { t } = useTranslation('reminders');
  const toast = useToast();
  const showError = useErrorToast();
  const deleteCalendar = useDeleteReminderCalendar();
  const [isReplacing, setReplacing] = useState(false);
  const handleRemove = () =>
    deleteCalendar.mutate(undefined, {
      onSuccess: () => {
        onRemoved();
        toast.show({ title: t('calendar.removed') });
      },
      onError: (error) => showError(t('calendar.failed'), error),
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" busy={busy} onClick={() => setReplacing(true)}>
        {t('calendar.replace')}
      </Button>
      <Button variant="secondary" busy={deleteCalendar.isPending} onClick={handleRemove}>
        {t('calendar.remove')}
      </Button>
      <ConfirmDialog
        open={isReplacing}
        onOpenChange={setReplacing}
        title={t('calendar.replace')}
        description={t('calendar.replaceText')}
        confirmLabel={t('calendar.replace')}
        onConfirm={() => {
          setReplacing(false);
          onReplace();
        }}
      />
    </div>
  );
}
