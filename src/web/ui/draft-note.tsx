import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { useToast } from './toaster.tsx';
import type { FormDraft } from './use-form-draft.ts';

/** Says that the form shows a stored draft, with a button that discards it. */
export function DraftNote({ draft }: { draft: FormDraft }) {
  const { t } = useTranslation(['forms', 'common']);
  const toast = useToast();
  const discard = () => {
    const undo = draft.discard();
    if (undo) toast.show({ title: t('forms:discarded'), action: { label: t('common:undo'), onPress: undo } });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-base bg-sunken pl-4">
      <p role="status" className="py-2.5 text-small text-muted">
        {t(draft.lostFile ? 'forms:fileLost' : 'forms:draftKept')}
      </p>
      <Button variant="quiet" onClick={discard}>
        {t('forms:discard')}
      </Button>
    </div>
  );
}
