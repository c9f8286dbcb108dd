import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextField } from '#web/ui/text-field.tsx';
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

// Removes spaces, because some authenticator apps show the digits in two groups.
const schema = z.object({
  code: z
    .string()
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().min(1)),
});

function CodeForm({ kind }: { kind: 'app' | 'recovery' }) {
  const { t } = useTranslation('auth');
  const submitCode = useSignInCode();
  return (
    <Form
      schema={schema}
      defaultValues={{ code: '' }}
      onSubmit={({ code }) => submitCode.mutateAsync(code)}
      errorFallback={t('code.failed')}
    >
      <TextField
        name="code"
        label={t(`code.${kind}Code`)}
        hint={t(`code.${kind}Hint`)}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        required
        missing={t('code.missing')}
      />
      <SubmitButton wide>{t('code.submit')}</SubmitButton>
    </Form>
  );
}
