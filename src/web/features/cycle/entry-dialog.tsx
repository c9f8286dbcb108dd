import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useToday } from '#web/lib/clock.ts';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type EntryFormTarget, toDraft, toEntry, validateDraft } from './entry-draft.ts';
import { EntryFields } from './entry-fields.tsx';
import { useSaveEntry } from './use-cycle.ts';

/** An entry in full. Mounted while it is open. */
export function EntryDialog({ entry, date, onClose }: EntryFormTarget & { onClose: () => void }) {
  const { t } = useTranslation(['cycle', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const member = useMember();
  const today = useToday();
  const saveEntry = useSaveEntry(entry?.id);
  const [draft, setDraft] = useState(() => toDraft(entry, date ?? today));
  const invalidFields = validateDraft(draft, today);

  const handleSave = () => {
    if (saveEntry.isPending || invalidFields.size > 0) return;
    saveEntry.mutate(toEntry(draft, member.id), {
      onSuccess: () => {
        toast.show({ title: t(entry ? 'changed' : 'saved') });
        onClose();
      },
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(entry ? 'form.editTitle' : 'form.title')}
      description={t('form.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form="cycle-entry" busy={saveEntry.isPending}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        id="cycle-entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handleSave();
        }}
        className="space-y-5"
      >
        {saveEntry.error && <Alert>{errorMessage(saveEntry.error, language)}</Alert>}
        <EntryFields
          draft={draft}
          invalidFields={invalidFields}
          today={today}
          onChange={(changes) => setDraft((current) => ({ ...current, ...changes }))}
        />
      </form>
    </Dialog>
  );
}
