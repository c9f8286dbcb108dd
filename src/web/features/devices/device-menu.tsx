import { Trash2, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { providers } from '#domain/devices/providers.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { type SyncedProvider, useDisconnectDevice } from './use-devices.ts';

/**
 * Shows a menu with two actions: disconnect a device, or disconnect it and delete its data. Each
 * action asks for confirmation, and says what happens to the data.
 */
export function DeviceMenu({ provider }: { provider: SyncedProvider }) {
  const { t } = useTranslation('devices');
  const [isOpen, setOpen] = useState(false);
  const [data, setData] = useState<'keep' | 'delete'>('keep');
  const toast = useToast();
  const showError = useErrorToast();
  const { name } = providers[provider];
  const disconnect = useDisconnectDevice(({ deletedValues }) =>
    toast.show({
      title: t('disconnected', { name }),
      ...(data === 'delete' && { description: t('deletedValues', { count: deletedValues }) }),
    }),
  );
  const ask = (choice: 'keep' | 'delete') => {
    setData(choice);
    setOpen(true);
  };
  const handleConfirm = () =>
    disconnect.mutate(
      { params: { provider }, query: { data } },
      {
        onError: (error) => showError(t('disconnectFailed'), error),
        onSettled: () => setOpen(false),
      },
    );
  const words = data === 'delete' ? 'confirmDelete' : 'confirmDisconnect';
  return (
    <>
      <Menu
        label={t('menu', { name })}
        items={[
          { label: t('disconnect'), icon: Unplug, onSelect: () => ask('keep') },
          { label: t('disconnectAndDelete'), icon: Trash2, onSelect: () => ask('delete') },
        ]}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t(`${words}.title`, { name })}
        description={t(`${words}.text`, { name })}
        confirmLabel={t(data === 'delete' ? 'disconnectAndDelete' : 'disconnect')}
        onConfirm={handleConfirm}
        danger={data === 'delete'}
        busy={disconnect.isPending}
      />
    </>
  );
}
