import { useTranslation } from 'react-i18next';
import { LogoMark } from '#web/ui/logo.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** Shows a placeholder while the app loads or asks the server who is signed in. */
export function AuthLoading() {
  const { t } = useTranslation('common');
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-6 text-center">
      <div className="relative flex size-20 items-center justify-center">
        <LogoMark size={36} />
        <span className="absolute inset-0 flex items-center justify-center text-primary [&>span]:size-20">
          <Spinner />
        </span>
      </div>
      <div role="status">
        <p className="text-lead font-medium">{t('checkingAuthentication')}</p>
        <p className="text-muted">{t('pleaseWait')}</p>
      </div>
    </main>
  );
}
