import { useTranslation } from 'react-i18next';
import type { EntryContent } from '#web/lib/outbox/entry-encoding.ts';
import { useUnsentActions } from '#web/lib/outbox/use-unsent.ts';
import { useToast } from '#web/ui/toaster.tsx';
import type { EntryGroup } from './entry-kinds.ts';

/** Returns functions that send unsent entries, and that delete them with undo. */
export function useEntryActions() {
  const { t } = useTranslation(['outbox', 'common']);
  const toast = useToast();
  const actions = useUnsentActions();
  const fail = () => toast.show({ title: t('outbox:failed'), tone: 'danger' });

  const send = ({ entries }: EntryGroup) =>
    void actions.send(entries.map(({ number }) => number)).catch(fail);

  const remove = async ({ entries }: EntryGroup) => {
    const contents: EntryContent[] = entries.map(
      ({
        number: _number,
        userId: _userId,
        attempts: _attempts,
        failure: _failure,
        refusal: _refusal,
        ...content
      }) => content,
    );
    await actions.remove(entries.map(({ number }) => number));
    // The entries keep their idempotency keys, so restoring an entry that the server has already received creates no
    // second record.
    const undo = () => void actions.restore(contents).catch(fail);
    toast.show({ title: t('outbox:deleted'), action: { label: t('common:undo'), onPress: undo } });
  };

  return { send, remove: (group: EntryGroup) => void remove(group).catch(fail) };
}
