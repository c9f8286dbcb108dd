import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser, useSignOut } from '#web/lib/session.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { withTranslations } from '../with-translations.ts';

const loadSignOutDialog = async () =>
  (await withTranslations('signout', import('./sign-out-dialog.tsx'))).SignOutDialog;

interface Props {
  className: string;
  /** Called before the question about unsent entries appears, for example to close a menu that would cover it. */
  onAsk?: () => void;
}

/** Shows the button that signs out. If this device has unsent entries, pressing it first asks what to do with them. */
export function SignOutButton({ className, onAsk }: Props) {
  const { t } = useTranslation('shell');
  const showError = useErrorToast();
  const user = useCurrentUser();
  const signOut = useSignOut();
  const [unsentCount, setUnsentCount] = useState(0);
  const signOutNow = () =>
    signOut.mutate(undefined, {
      onError: (error) => showError(t('signOutFailed'), error),
    });
  const handlePress = async () => {
    const count = user ? await countUnsentEntries(user.id) : 0;
    if (count === 0) return signOutNow();
    onAsk?.();
    setUnsentCount(count);
  };
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={signOut.isPending}
        onClick={() => void handlePress()}
      >
        <LogOut aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
        {t('signOut')}
      </button>
      {user && unsentCount > 0 && (
        <LazyPart
          load={loadSignOutDialog}
          props={{ userId: user.id, unsentCount, onSignOut: signOutNow, onClose: () => setUnsentCount(0) }}
          failed={() => null}
        />
      )}
    </>
  );
}

/** Returns how many entries this device has not sent. Returns 0 if the browser does not store entries. */
async function countUnsentEntries(userId: number): Promise<number> {
  try {
    const { countUnsent } = await import('#web/lib/outbox/sign-out-choices.ts');
    return await countUnsent(userId);
  } catch {
    return 0;
  }
}
