import { Link } from '@tanstack/react-router';
import { CircleCheck, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { pages } from '#contracts/pages.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useKeptValue } from '#web/lib/use-kept-value.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { useSearchParamOnce } from '#web/lib/use-search-param-once.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { ResetForm } from './reset-form.tsx';
import { ResultMessage } from './result-message.tsx';
import { useVerifyResetToken } from './use-auth.ts';

/**
 * Shows the form to set a new password with the token of an emailed link, or says that the link is not valid. Removes
 * the token from the address bar at once.
 */
export function ResetPasswordPage() {
  const token = useSearchParamOnce('token', { keep: true });
  return (
    <AuthLayout isAboutPassword>{token ? <ResetWithToken token={token} /> : <InvalidLink />}</AuthLayout>
  );
}

function ResetWithToken({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const tokenQuery = useVerifyResetToken(token);
  // The history entry keeps the result, because the page remounts if it was opened while signed in: the reset ends the
  // session.
  const [result, setResult] = useKeptValue('result');
  if (result === 'done') return <ResetDone />;
  if (result === 'invalid') return <InvalidLink />;
  return (
    <QueryView query={tokenQuery} errorTitle={t('reset.checkFailed')} loading={<Verifying />}>
      {(isValid) =>
        isValid ? (
          <>
            <PageHeader title={t('reset.title')} subtitle={t('reset.subtitle')} />
            <ResetForm token={token} onResult={setResult} />
          </>
        ) : (
          <InvalidLink />
        )
      }
    </QueryView>
  );
}

function Verifying() {
  const { t } = useTranslation('auth');
  usePageTitle(t('reset.title'));
  return (
    <div role="status" className="flex items-center justify-center gap-4 py-16 text-lead text-primary">
      <Spinner />
      {t('reset.verifying')}
    </div>
  );
}

function InvalidLink() {
  const { t } = useTranslation('auth');
  const { language } = useLanguage();
  const text = errorTable.invalid_reset_token[language];
  return (
    <ResultMessage icon={Link2Off} tone="attention" title={t('reset.invalidTitle')} text={text}>
      <Link to={pages.forgotPassword} className={buttonStyle('primary')}>
        {t('reset.requestNew')}
      </Link>
    </ResultMessage>
  );
}

function ResetDone() {
  const { t } = useTranslation('auth');
  return (
    <ResultMessage icon={CircleCheck} title={t('reset.doneTitle')} text={t('reset.doneText')}>
      <Link to={pages.auth} className={buttonStyle('primary')}>
        {t('reset.toLogin')}
      </Link>
    </ResultMessage>
  );
}
