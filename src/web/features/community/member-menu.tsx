import { Ban, Flag } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { ReportDialog } from './report-dialog.tsx';
import { type ReportTarget, useCreateBlock } from './use-moderation.ts';

interface Props {
  label: string;
  target: ReportTarget;
  extraItems?: ComponentProps<typeof Menu>['items'];
}

/** Shows a menu to report another member's post or comment, or to block its author. `extraItems` come first. */
export function MemberMenu({ label, target, extraItems = [] }: Props) {
  const { t } = useTranslation('community');
  const [openDialog, setOpenDialog] = useState<'report' | 'block'>();
  const handleClose = () => setOpenDialog(undefined);
  const { name } = target;
  return (
    <>
      <Menu
        label={label}
        items={[
          ...extraItems,
          { label: t(`report.${target.kind}`), icon: Flag, onSelect: () => setOpenDialog('report') },
          { label: t('block.item', { name }), icon: Ban, onSelect: () => setOpenDialog('block') },
        ]}
      />
      {openDialog === 'report' && (
        <ReportDialog target={target} onOpenChange={(open) => setOpenDialog(open ? 'report' : undefined)} />
      )}
      {openDialog === 'block' && <BlockDialog target={target} onClose={handleClose} />}
    </>
  );
}

function BlockDialog({ target: { userId, name }, onClose }: { target: ReportTarget; onClose: () => void }) {
  const { t } = useTranslation('community');
  const toast = useToast();
  const showError = useErrorToast();
  const createBlock = useCreateBlock();
  const handleConfirm = () => {
    createBlock.mutateAsync(userId).then(
      () => toast.show({ title: t('block.done', { name }) }),
      (error: unknown) => {
        onClose();
        showError(t('block.failed'), error);
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
      danger
      onConfirm={handleConfirm}
      busy={createBlock.isPending}
    />
  );
}
