import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeyNameLength } from '#contracts/passkey.ts';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { PasskeyError } from '#web/lib/passkey.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { readDevice } from './device-name.ts';
import { faultField, useFault } from './use-fault.ts';
import { useAddPasskey } from './use-passkeys.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** A name and the password; the device asks for the rest. */
export function PasskeyAdd({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const adding = useAddPasskey();
  const fault = useFault(adding.error, ['name', 'password']);
  const [name, setName] = useState(useDeviceName());
  const [password, setPassword] = useState('');
  const [isSent, setSent] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => passwordField.current?.focus(), []);
  const isUnnamed = isSent && name.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (adding.isPending) return;
    setSent(true);
    if (name.trim() === '') return nameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    adding.mutate(
      { name, password },
      {
        onSuccess: onDone,
        onError: (error) => faultField(error) === 'password' && passwordField.current?.focus(),
      },
    );
  };
  const typed = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    if (adding.isError) adding.reset();
  };

  return (
    <form noValidate onSubmit={submit} className="max-w-md space-y-4">
      <p>{t('passkeys.addText')}</p>
      <TextField
        ref={nameField}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        maxLength={passkeyNameLength}
        required
        value={name}
        error={isUnnamed ? t('passkeys.nameMissing') : fault.at('name')}
        onChange={typed(setName)}
      />
      <PasswordField
        ref={passwordField}
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        value={password}
        error={isSent && password === '' ? t('enterPassword') : fault.at('password')}
        onChange={typed(setPassword)}
      />
      {fault.elsewhere && <Refusal error={fault.elsewhere} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={adding.isPending}>
          {t('passkeys.continue')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Who changed their mind did nothing wrong. */
function Refusal({ error }: { error: Error }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  if (error instanceof PasskeyError) {
    return <Alert tone="attention">{t(`passkeys.fault.${error.reason}`)}</Alert>;
  }
  return <Alert>{errorMessage(error, language)}</Alert>;
}

/** A name to begin with: the browser and the system it runs on. */
function useDeviceName(): string {
  const { t } = useTranslation('account');
  const { browser, system } = readDevice(navigator.userAgent);
  return browser && system ? t('sessions.browserOn', { browser, system }) : (browser ?? system ?? '');
}
