import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listBlocks } from '#contracts/community-safety.ts';
import type { EndpointResult } from '#contracts/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { Avatar } from './author.tsx';
import { useBlocks, useDeleteBlock } from './use-moderation.ts';

/**
 * Shows a button that opens the list of the members whom the person has blocked. Shows it only if there are such
 * members, if the list could not be loaded, or if the person has opened the list before. While the whole page has
 * failed, a list that could not be loaded has no button, because the page has one that loads everything again.
 */
export function BlockedMembersButton({ isPageDown }: { isPageDown: boolean }) {
  const { t } = useTranslation('community');
  const [open, setOpen] = useState<boolean>();
  const { data, errorUpdateCount } = useBlocks();
  const hasFailed = data === undefined && errorUpdateCount > 0;
  if (!data?.length && !(hasFailed && !isPageDown) && open === undefined) return null;
  return (
    <div className="mt-4 -mb-2 flex flex-wrap items-center border-t border-line pt-2 text-small text-muted">
      {t('block.list')}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('block.show')}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={t('block.list')} description={t('block.listText')}>
          <BlockedMembers />
        </Dialog>
      )}
    </div>
  );
}

function BlockedMembers() {
  const { t } = useTranslation('community');
  const blocks = useBlocks();
  return (
    <QueryView
      compact
      query={blocks}
      errorTitle={t('block.listFailed')}
      loading={<SkeletonRows count={1} height="3rem" />}
    >
      {(blocked) => (blocked.length === 0 ? <p>{t('block.none')}</p> : <BlockList blocked={blocked} />)}
    </QueryView>
  );
}

function BlockList({ blocked }: { blocked: EndpointResult<typeof listBlocks> }) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const showError = useErrorToast();
  const deleteBlock = useDeleteBlock();
  const handleUnblock = (userId: number, name: string) =>
    deleteBlock.mutate(userId, {
      onSuccess: () => toast.show({ title: t('block.unblocked', { name }) }),
      onError: (failure) => showError(t('block.failed'), failure),
    });
  return (
    <ul className="divide-y divide-line">
      {blocked.map(({ userId, author: { displayName: name, initials } }) => (
        <li key={userId} className="flex items-center gap-3 py-3">
          <Avatar initials={initials} userId={userId} />
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
