import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuthErrorAlert } from './auth-error-alert.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { TextButton } from './text-link.tsx';
import { useSignInCode } from './use-auth.ts';

/** Asks for the code of the authenticator app, or a recovery code, after the password was correct. */
export function CodeStep({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTranslation('auth');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  return (
    <AuthLayout>
      <PageHeader title={t('code.title')} subtitle={t('code.subtitle')} />
      <CodeForm key={kind} kind={kind} />
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        <TextButton onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {kind === 'app' ? t('code.useRecovery') : t('code.useApp')}
        </TextButton>
        <TextButton onClick={onStartOver}>{t('code.startOver')}</TextButton>
      </div>
    </AuthLayout>
  );
}

function CodeForm({ kind }: { kind: 'app' | 'recovery' }) {
  const { t } = useTranslation('auth');
  const submitCode = useSignInCode();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (submitCode.isPending) return;
    // Some authenticator apps show the digits in two groups.
    const digits = code.replace(/\s/g, '');
    setMissing(digits === '');
    if (digits === '') return field.current?.focus();
    submitCode.mutate(digits, { onError: () => field.current?.focus() });
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="space-y-4">
      {submitCode.error && <AuthErrorAlert error={submitCode.error} fallback={t('code.failed')} />}
      <TextField
        ref={field}
        label={t(`code.${kind}Code`)}
        hint={t(`code.${kind}Hint`)}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="off"
        spellCheck={false}
        required
        value={code}
        error={isMissing ? t('code.missing') : undefined}
        onChange={(event) => {
          setCode(event.target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" wide busy={submitCode.isPending}>
        {t('code.submit')}
      </Button>
    </form>
  );
}
