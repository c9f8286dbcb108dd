import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Passkey } from '#contracts/passkey.ts';
import { Form } from '#web/ui/form.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { PasskeyNameField, passkeyName } from './passkey-name-field.tsx';
import { useUpdatePasskey } from './use-passkeys.ts';

const schema = z.object({ name: passkeyName });

interface Props {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

export function RenamePasskeyForm({ passkey, onDone, onCancel }: Props) {
  const { t } = useTranslation('common');
  const updatePasskey = useUpdatePasskey(passkey.id);
  return (
    <div className="max-w-md">
      <Form
        schema={schema}
        defaultValues={{ name: passkey.name }}
        onSubmit={async ({ name }) => {
          await updatePasskey.mutateAsync(name);
          onDone();
        }}
      >
        <PasskeyNameField selected />
        <FormActions submitLabel={t('save')} onOpenChange={onCancel} />
      </Form>
    </div>
  );
}
