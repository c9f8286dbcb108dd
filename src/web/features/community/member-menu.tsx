import { Ban, Flag } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useBlock, type Writing } from './use-safety.ts';
import { useSayFailed } from './use-say-failed.ts';

interface Props {
  label: string;
  writing: Writing;
  more?: ComponentProps<typeof Menu>['items'];
}

/** What one can do about another member's writing: report it, or meet its author no more. */
export function MemberMenu({ label, writing, more = [] }: Props) {
  const { t } = useTranslation('community');
  const [asked, setAsked] = useState<'report' | 'block'>();
  const close = () => setAsked(undefined);
  const { name } = writing;
  return (
    <>
      <Menu
        label={label}
        items={[
          ...more,
          { label: t(`report.${writing.kind}`), icon: Flag, onSelect: () => setAsked('report') },
          { label: t('block.item', { name }), icon: Ban, onSelect: () => setAsked('block') },
        ]}
      />
      {asked === 'report' && <ReportDialog writing={writing} onClose={close} />}
      {asked === 'block' && <BlockDialog writing={writing} onClose={close} />}
    </>
  );
}

function BlockDialog({ writing: { userId, name }, onClose }: { writing: Writing; onClose: () => void }) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const sayFailed = useSayFailed();
  const blocking = useBlock();
  const confirm = () => {
    blocking.mutateAsync(userId).then(
      () => toast.show({ title: t('block.done', { name }) }),
      (error: unknown) => {
        onClose();
        sayFailed(t('block.failed'), error);
      },
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('block.title', { name })}
      description={t('block.text')}
      confirmLabel={t('block.confirm')}
      onConfirm={confirm}
      busy={blocking.isPending}
    />
  );
}
