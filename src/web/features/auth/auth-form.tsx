import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { draftKey } from '#web/lib/drafts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Form, SubmitButton } from '#web/ui/form.tsx';
import { useClearFormErrors } from '#web/ui/form-context.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type AuthMode, type AuthValues, authSchemas } from './auth-schema.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { TextButton, TextLink } from './text-link.tsx';
import { useAuthenticate } from './use-auth.ts';

const emptyValues: AuthValues = { email: '', password: '', firstName: '', lastName: '' };

/** The key of the draft of a registration. A visitor has no id, so the key contains 0. */
const registrationDraft = draftKey('registration', 0);

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Called if the password was correct and a second factor is required. */
  onCodeRequired: () => void;
  /** Other ways to sign in, below the button. */
  children: ReactNode;
}

/** Shows the form to sign in or to create an account. Switching between the two modes keeps the input. */
export function AuthForm({ mode, onModeChange, onCodeRequired, children }: Props) {
  const { t } = useTranslation('auth');
  const authenticate = useAuthenticate(mode);
  return (
    <Form
      schema={authSchemas[mode]}
      defaultValues={emptyValues}
      onSubmit={async (values) => {
        const answer = await authenticate.mutateAsync(values);
        if ('twoFactorRequired' in answer) onCodeRequired();
      }}
      errorFallback={t(`${mode}.failed`)}
      draftKey={mode === 'register' ? registrationDraft : undefined}
      undrafted={['password']}
    >
      <MissingFieldsAlert />
      <AuthFields mode={mode} />
      {mode === 'register' && <PrivacyNote />}
      <SubmitButton wide>{t(`${mode}.submit`)}</SubmitButton>
      {children}
      <OtherPages mode={mode} onModeChange={onModeChange} />
    </Form>
  );
}

/** Says who stores what the person enters: the person who runs the host, or this server if the host has no name. */
function PrivacyNote() {
  const { t } = useTranslation('auth');
  const { hostname } = window.location;
  const isNamed = hostname !== 'localhost' && !/^(\[.*\]|[\d.]+)$/.test(hostname);
  return (
    <p className="text-small text-muted">
      {t('register.privacy', { host: isNamed ? hostname : t('register.thisServer') })}
    </p>
  );
}

function MissingFieldsAlert() {
  const { t } = useTranslation('auth');
  const { formState } = useFormContext();
  const isMissing = Object.values(formState.errors).some((error) => error?.type === 'missing');
  return isMissing && <Alert>{t('fillIn')}</Alert>;
}

function AuthFields({ mode }: { mode: AuthMode }) {
  const { t } = useTranslation('auth');
  const fieldProps = (name: keyof AuthValues) => ({
    name,
    label: t(name),
    required: true,
    missing: t(`missing.${name}`),
    invalid: t(`invalid.${name}`),
  });
  return (
    <>
      {mode === 'register' && (
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField autoComplete="given-name" {...fieldProps('firstName')} />
          <TextField autoComplete="family-name" {...fieldProps('lastName')} />
        </div>
      )}
      <TextField type="email" autoComplete="email" {...fieldProps('email')} />
      {mode === 'register' ? (
        <NewPasswordField {...fieldProps('password')} />
      ) : (
        <div>
          <PasswordField autoComplete="current-password" minLength={1} {...fieldProps('password')} />
          <ForgotLink />
        </div>
      )}
    </>
  );
}

/**
 * Shows the link to the page that emails a reset link. That page opens with the email address that
 * the person typed in this form.
 */
function ForgotLink() {
  const { t } = useTranslation('auth');
  const email: string = useWatch({ name: 'email' });
  return (
    <TextLink to="forgotPassword" state={{ email }}>
      {t('forgotLink')}
    </TextLink>
  );
}

/** Shows the button that switches between the two forms, and the link to the demo. */
function OtherPages({ mode, onModeChange }: Pick<Props, 'mode' | 'onModeChange'>) {
  const { t } = useTranslation('auth');
  const clearErrors = useClearFormErrors();
  const handleClick = () => {
    clearErrors();
    onModeChange(mode === 'login' ? 'register' : 'login');
  };
  return (
    <div className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
      <p className="flex flex-wrap items-center gap-x-2">
        {t(`${mode}.switchPrompt`)}
        <TextButton onClick={handleClick}>{t(`${mode}.switchAction`)}</TextButton>
      </p>
      <p className="flex flex-wrap items-center gap-x-2">
        {t('demoQuestion')}
        <TextLink to="demo">{t('demoLink')}</TextLink>
      </p>
    </div>
  );
}
