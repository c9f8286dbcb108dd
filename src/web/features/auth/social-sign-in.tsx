import { useTranslation } from 'react-i18next';
import { type SocialProvider, socialProviders, socialSignInPath } from '#contracts/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useSignInOptions } from './use-auth.ts';

const noteId = 'social-note';

/**
 * Shows a sign-in button for each social provider. The buttons of providers that are not set up on the server are
 * disabled, and a line below them says so. After the sign-in at the provider, the browser returns to the app with
 * a session or an error.
 */
export function SocialSignIn() {
  const { t } = useTranslation('auth');
  const { data: isSetUp, isPending } = useSignInOptions();
  const missing = socialProviders.filter((provider) => isSetUp?.[provider] === false);
  const working = socialProviders.filter((provider) => !missing.includes(provider));
  return (
    <>
      {working.length > 0 && (
        <div className={classNames('mt-3 grid auto-cols-fr grid-flow-col gap-3', isPending && 'invisible')}>
          {working.map((provider) => (
            <Button
              key={provider}
              variant="secondary"
              wide
              aria-label={t(provider)}
              onClick={() => window.location.assign(socialSignInPath(provider))}
            >
              {logos[provider]}
              {t(`socialNames.${provider}`)}
            </Button>
          ))}
        </div>
      )}
      {/* Reserves the line that says which providers are missing. */}
      {isPending && <div className="mt-1.5 h-5" />}
      {missing.length > 0 && <MissingProviders providers={missing} />}
    </>
  );
}

function MissingProviders({ providers }: { providers: readonly SocialProvider[] }) {
  const { t } = useTranslation('auth');
  return (
    <div className="mt-3">
      <div className="grid auto-cols-fr grid-flow-col gap-3 *:*:grayscale">
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            wide
            disabled
            aria-label={t(provider)}
            aria-describedby={noteId}
          >
            {logos[provider]}
            {t(`socialNames.${provider}`)}
          </Button>
        ))}
      </div>
      <p id={noteId} className="mt-1.5 text-small text-muted">
        {t('notSetUp')}
      </p>
    </div>
  );
}

/** The providers' logos, in the colours that their brand guidelines require. */
const logos: Record<SocialProvider, React.ReactNode> = {
  google: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23Z"
      />
      <path fill="#fbbc05" d="M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84Z" />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53Z"
      />
    </svg>
  ),
  facebook: (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <circle cx="12" cy="12" r="12" fill="#1877f2" />
      <path
        fill="#fff"
        d="m16.67 15.54.54-3.47h-3.33V9.82c0-.95.46-1.87 1.95-1.87h1.52V4.99s-1.37-.23-2.69-.23c-2.74 0-4.53 1.66-4.53 4.67v2.64H7.08v3.47h3.05v8.39a12 12 0 0 0 3.75 0v-8.39h2.79Z"
      />
    </svg>
  ),
};
