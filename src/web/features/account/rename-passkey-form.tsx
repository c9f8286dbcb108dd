import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Passkey, passkeyNameLength } from '#contracts/passkey.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUpdatePasskey } from './use-passkeys.ts';
import { useServerErrors } from './use-server-errors.ts';

interface Props {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

export function RenamePasskeyForm({ passkey, onDone, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const updatePasskey = useUpdatePasskey(passkey.id);
  const serverErrors = useServerErrors(updatePasskey.error, ['name']);
  const [name, setName] = useState(passkey.name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (updatePasskey.isPending) return;
    setMissing(name.trim() === '');
    if (name.trim() === '') return field.current?.focus();
    updatePasskey.mutate(name, { onSuccess: onDone, onError: () => field.current?.focus() });
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="max-w-md space-y-4">
      <TextField
        ref={field}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        maxLength={passkeyNameLength}
        required
        value={name}
        error={isMissing ? t('passkeys.nameMissing') : serverErrors.forField('name')}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
          if (updatePasskey.isError) updatePasskey.reset();
        }}
      />
      {serverErrors.general && <Alert>{errorMessage(serverErrors.general, language)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={updatePasskey.isPending}>
          {t('common:save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
