import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { EntryFields } from './entry-fields.tsx';
import { type EntryFormTarget, entrySchema, entryValues } from './entry-form.ts';
import { useSaveEntry } from './use-cycle.ts';

interface Props extends EntryFormTarget {
  onOpenChange: (open: boolean) => void;
}

/** Shows the form that creates or updates a cycle entry. */
export function EntryDialog({ entry, date, onOpenChange }: Props) {
  const { t } = useTranslation('cycle');
  const { language } = useLanguage();
  const userId = useMember().id;
  const today = useToday();
  const saveEntry = useSaveEntry(entry?.id);
  return (
    <FormDialog
      open
      onOpenChange={onOpenChange}
      title={t(entry ? 'form.editTitle' : 'form.title')}
      description={t('form.text')}
      draftName={['cycle', entry?.id ?? 'new', date].filter(Boolean).join('.')}
      submitLabel={t('form.save')}
      savedText={t(entry ? 'changed' : 'saved')}
      spacing="wide"
      schema={entrySchema(language, today)}
      defaultValues={entryValues(entry, date ?? today, language)}
      onSubmit={(input) => saveEntry.mutateAsync({ userId, ...input })}
    >
      <EntryFields />
    </FormDialog>
  );
}
