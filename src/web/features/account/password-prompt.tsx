import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useSecondFactorMutation } from './use-second-factor.ts';
import { useServerErrors } from './use-server-errors.ts';

interface Props<Answer> {
  onSubmit: (password: string) => Promise<Answer>;
  text?: string;
  label: string;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for the password before a step that opens or closes the account's door. */
export function PasswordPrompt<Answer>({ onSubmit, text, label, onDone, onCancel }: Props<Answer>) {
  const { t } = useTranslation(['account', 'common']);
  const { language } = useLanguage();
  const mutation = useSecondFactorMutation(onSubmit);
  const serverErrors = useServerErrors(mutation.error, ['password']);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (mutation.isPending) return;
    setMissing(password === '');
    if (password === '') return field.current?.focus();
    mutation.mutate(password, { onSuccess: onDone, onError: () => field.current?.focus() });
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="max-w-md space-y-4">
      {text && <p>{text}</p>}
      <PasswordField
        ref={field}
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        value={password}
        error={isMissing ? t('enterPassword') : serverErrors.forField('password')}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
          if (mutation.isError) mutation.reset();
        }}
      />
      {serverErrors.general && <Alert>{errorMessage(serverErrors.general, language)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={mutation.isPending}>
          {label}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}
