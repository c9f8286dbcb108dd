import { BookLock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deletePageAnswers } from '#web/lib/last-seen.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { SafetyRow } from './safety-row.tsx';

/**
 * Says that this browser keeps encrypted copies of the pages that the person has opened, and shows a button that
 * deletes them. A page is kept again when its data next loads.
 */
export function KeptPagesRow() {
  const { t } = useTranslation('outbox');
  const toast = useToast();
  const { id } = useMember();
  const [isBusy, setBusy] = useState(false);
  const handleClear = async () => {
    setBusy(true);
    const isDeleted = await deletePageAnswers(id);
    setBusy(false);
    toast.show(isDeleted ? { title: t('deleted') } : { title: t('failed'), tone: 'danger' });
  };
  return (
    <SafetyRow icon={BookLock} title={t('keptPages.title')} text={t('keptPages.text')}>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-label={t('keptPages.clearLabel')}
        onClick={() => void handleClear()}
      >
        {t('keptPages.clear')}
      </Button>
    </SafetyRow>
  );
}
