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
import { parseUserAgent } from './parse-user-agent.ts';
import { useCreatePasskey } from './use-passkeys.ts';
import { errorField, useServerErrors } from './use-server-errors.ts';

interface Props {
  onDone: () => void;
  onCancel: () => void;
}

/** A name and the password; the device asks for the rest. */
export function AddPasskeyForm({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const createPasskey = useCreatePasskey();
  const serverErrors = useServerErrors(createPasskey.error, ['name', 'password']);
  const [name, setName] = useState(useDeviceName());
  const [password, setPassword] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => passwordField.current?.focus(), []);
  const isNameMissing = isSubmitted && name.trim() === '';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (createPasskey.isPending) return;
    setSubmitted(true);
    if (name.trim() === '') return nameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    createPasskey.mutate(
      { name, password },
      {
        onSuccess: onDone,
        onError: (error) => errorField(error) === 'password' && passwordField.current?.focus(),
      },
    );
  };
  const handleInput = (setValue: (text: string) => void) => (event: { target: { value: string } }) => {
    setValue(event.target.value);
    if (createPasskey.isError) createPasskey.reset();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="max-w-md space-y-4">
      <p>{t('passkeys.addText')}</p>
      <TextField
        ref={nameField}
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        autoComplete="off"
        maxLength={passkeyNameLength}
        required
        value={name}
        error={isNameMissing ? t('passkeys.nameMissing') : serverErrors.forField('name')}
        onChange={handleInput(setName)}
      />
      <PasswordField
        ref={passwordField}
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        value={password}
        error={isSubmitted && password === '' ? t('enterPassword') : serverErrors.forField('password')}
        onChange={handleInput(setPassword)}
      />
      {serverErrors.general && <PasskeyErrorAlert error={serverErrors.general} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={createPasskey.isPending}>
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
function PasskeyErrorAlert({ error }: { error: Error }) {
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
  const { browser, system } = parseUserAgent(navigator.userAgent);
  return browser && system ? t('sessions.browserOn', { browser, system }) : (browser ?? system ?? '');
}
