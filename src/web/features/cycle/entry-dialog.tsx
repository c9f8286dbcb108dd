import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import type { OutboxEntry } from '#web/lib/outbox/outbox-entry.ts';
import { useMember } from '#web/lib/session.ts';
import { toEdit } from '#web/lib/to-edit.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { EntryFields } from './entry-fields.tsx';
import { type EntryFormTarget, entrySchema, entryValues } from './entry-form.ts';
import { type NewEntry, useSaveEntry } from './use-cycle.ts';

interface Props extends EntryFormTarget {
  /** A cycle entry that waits in the outbox to be sent. If given, the form changes this entry. */
  unsent?: OutboxEntry;
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that creates or updates a cycle entry. */
export function EntryDialog({ entry, date, unsent, onOpenChange }: Props) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const userId = useMember().id;
  const today = useToday();
  const saveEntry = useSaveEntry(entry?.id ?? (unsent?.input.params && Number(unsent.input.params.id)));
  return (
    <FormDialog
      open
      onOpenChange={onOpenChange}
      title={t(entry || unsent ? 'form.editTitle' : 'form.title')}
      description={t('form.text')}
      draftName={['cycle', unsent ? `entry.${unsent.number}` : (entry?.id ?? 'new'), date]
        .filter(Boolean)
        .join('.')}
      submitLabel={t('form.save')}
      savedText={t(entry ? 'changed' : 'saved')}
      spacing="wide"
      schema={entrySchema(language, today)}
      defaultValues={entryValues(
        (unsent?.input.body as NewEntry | undefined) ?? entry,
        date ?? today,
        language,
      )}
      onSubmit={(input, _reset, opened) =>
        saveEntry.mutateAsync(toEdit((values) => ({ userId, ...values }), input, opened))
      }
    >
      <EntryFields />
    </FormDialog>
  );
}
