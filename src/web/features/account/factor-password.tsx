import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useFault } from './use-fault.ts';
import { useFactorStep } from './use-second-factor.ts';

interface Props<Answer> {
  send: (password: string) => Promise<Answer>;
  text?: string;
  label: string;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for the password before a step that opens or closes the account's door. */
export function FactorPassword<Answer>({ send, text, label, onDone, onCancel }: Props<Answer>) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const sending = useFactorStep(send);
  const fault = useFault(sending.error, ['password']);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setMissing(password === '');
    if (password === '') return field.current?.focus();
    sending.mutate(password, { onSuccess: onDone, onError: () => field.current?.focus() });
  };

  return (
    <form noValidate onSubmit={submit} className="max-w-md space-y-4">
      {text && <p>{text}</p>}
      <PasswordField
        ref={field}
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        value={password}
        error={isMissing ? t('enterPassword') : fault.at('password')}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
          if (sending.isError) sending.reset();
        }}
      />
      {fault.elsewhere && <Alert>{errorMessage(fault.elsewhere, language)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={sending.isPending}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
