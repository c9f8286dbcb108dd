import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys, PasskeyError } from '#web/lib/passkey.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { usePasskeySignIn } from './use-auth.ts';

/** Shows the button to sign in with a passkey. Renders nothing if the browser has no passkey support. */
export function PasskeySignIn() {
  const { t } = useTranslation('auth');
  const signIn = usePasskeySignIn();
  if (!hasPasskeys()) return null;
  return (
    <div className="space-y-3">
      <Button variant="secondary" wide busy={signIn.isPending} onClick={() => signIn.mutate()}>
        {!signIn.isPending && <KeyRound aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        {t('passkey.submit')}
      </Button>
      {signIn.error && <SignInErrorAlert error={signIn.error} />}
    </div>
  );
}

/**
 * Shows why signing in failed. Cancelling the browser's prompt is not an error, so a `PasskeyError`
 * has the tone `attention`.
 */
function SignInErrorAlert({ error }: { error: Error }) {
  const { t } = useTranslation('auth');
  if (error instanceof PasskeyError) {
    return (
      <Alert tone="attention">{t(`passkey.${error.reason === 'known' ? 'device' : error.reason}`)}</Alert>
    );
  }
  return <ErrorAlert error={error} fallback={t('login.failed')} />;
}
