import { useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmEmailOutcomes } from '#contracts/account.ts';
import { type SocialError, socialErrors } from '#contracts/auth.ts';
import { pages } from '#contracts/pages.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { useKeptValue } from '#web/lib/use-kept-value.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { Alert } from '#web/ui/alert.tsx';
import { OfflineNote } from '#web/ui/offline-note.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthLayout } from './auth-layout.tsx';
import type { AuthMode } from './auth-schema.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SocialSignIn } from './social-sign-in.tsx';
import { TextLink } from './text-link.tsx';

/**
 * Shows the forms to sign in and to create an account. Redirects a signed-in member to the page that required the
 * sign-in, or to the home page.
 */
export function AuthPage() {
  const { t } = useTranslation('auth');
  const user = useCurrentUser();
  const form = useSearchParamOnce('form', { keep: true });
  const [chosen, setMode] = useKeptValue('form');
  const mode: AuthMode = (chosen ?? form) === 'register' ? 'register' : 'login';
  const [isCodeRequired, setCodeRequired] = useState(false);
  const socialError = useSearchParamOnce('error');
  const { returnTo, hasEnded } = useRouter().history.location.state;
  if (user) return <OpenPage path={returnTo ?? pages.home} />;
  if (isCodeRequired) return <CodeStep onStartOver={() => setCodeRequired(false)} />;
  return (
    <AuthLayout
      back={
        <TextLink to="landing">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('backToLanding')}
        </TextLink>
      }
    >
      <PageHeader title={t(`${mode}.title`)} subtitle={t(`${mode}.subtitle`)} />
      {hasEnded && (
        <div className="mb-4">
          <Alert tone="attention">{t('ended')}</Alert>
        </div>
      )}
      <EmailLinkAlert returnTo={returnTo} />
      {socialError !== undefined && (
        <div className="mb-4">
          <Alert tone="attention">{t(`social.${toSocialError(socialError)}`)}</Alert>
        </div>
      )}
      <OfflineNote text={t('offline')} />
      <AuthForm mode={mode} onModeChange={setMode} onCodeRequired={() => setCodeRequired(true)}>
        <OtherWays mode={mode} />
      </AuthForm>
    </AuthLayout>
  );
}

/**
 * Shows the result of a link from an email. The link leads to the account page, which a signed-out person only sees
 * after signing in. Renders nothing if another page required the sign-in.
 */
function EmailLinkAlert({ returnTo = '' }: { returnTo?: string | undefined }) {
  const { t } = useTranslation('auth');
  const param = new URLSearchParams(returnTo.split('?')[1]).get('email');
  const outcome = confirmEmailOutcomes.find((candidate) => candidate === param);
  if (!outcome) return null;
  const isGood = outcome === 'confirmed' || outcome === 'proven';
  return (
    <div className="mb-4">
      <Alert tone={isGood ? 'good' : 'attention'}>{t(`emailLink.${isGood ? outcome : 'notUsed'}`)}</Alert>
    </div>
  );
}

/** Shows the ways to sign in without a password, below a line. */
function OtherWays({ mode }: { mode: AuthMode }) {
  const { t } = useTranslation('auth');
  return (
    <div>
      <p className="mb-3 flex items-center gap-4 text-small text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('orOtherwise')}
      </p>
      {mode === 'login' && <PasskeySignIn />}
      <SocialSignIn />
    </div>
  );
}

const toSocialError = (code: string): SocialError =>
  socialErrors.find((socialError) => socialError === code) ?? 'sign_in_failed';

/** Replaces the current page with the page at a path. The path can have query parameters. */
function OpenPage({ path }: { path: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(path), [history, path]);
  return null;
}
