import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Avatar } from './author.tsx';
import { useBlocks, useDeleteBlock } from './use-moderation.ts';

/** Lists the members whom the person has blocked, with buttons to unblock them. */
export function BlockedCard() {
  const { t } = useTranslation('community');
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('block.list')}>
      <p className="mb-4 text-muted">{t('block.listText')}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('block.show')}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={t('block.list')} description={t('block.listText')}>
          <BlockedMembers />
        </Dialog>
      )}
    </Card>
  );
}

function BlockedMembers() {
  const { t } = useTranslation('community');
  const { language } = useLanguage();
  const toast = useToast();
  const showError = useErrorToast();
  const { data, error, refetch } = useBlocks();
  const deleteBlock = useDeleteBlock();
  const handleUnblock = (userId: number, name: string) =>
    deleteBlock.mutate(userId, {
      onSuccess: () => toast.show({ title: t('block.unblocked', { name }) }),
      onError: (failure) => showError(t('block.failed'), failure),
    });
  if (!data) {
    return error ? (
      <ErrorState
        title={t('block.listFailed')}
        text={errorMessage(error, language)}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton height="3rem" />
    );
  }
  if (data.length === 0) return <p>{t('block.none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map(({ userId, author: { displayName: name, initials } }) => (
        <li key={userId} className="flex items-center gap-3 py-3">
          <Avatar initials={initials} />
          <bdi className="min-w-0 grow font-semibold break-words">{name}</bdi>
          <Button
            variant="secondary"
            aria-label={t('block.unblockName', { name })}
            busy={deleteBlock.isPending && deleteBlock.variables === userId}
            onClick={() => handleUnblock(userId, name)}
          >
            {t('block.unblock')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
