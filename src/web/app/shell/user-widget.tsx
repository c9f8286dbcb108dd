import { Link } from '@tanstack/react-router';
import { LogOut, Settings } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { nameInitials } from '#web/lib/name-initials.ts';
import { useCurrentUser, useSignOut } from '#web/lib/session.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { withTranslations } from '../with-translations.ts';

const itemStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-base px-3 text-left hover:bg-sunken disabled:opacity-55';

/** Shows the signed-in person, a link to the account and the sign-out button. */
export function UserWidget() {
  const { t } = useTranslation('shell');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const user = useDisplayedUser();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('userMenu', { name: user.firstName })}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-base hover:bg-sunken md:px-2"
      >
        {user.photo ? (
          <img src={user.photo} alt="" className="size-8 rounded-full border border-line object-cover" />
        ) : (
          <span
            aria-hidden="true"
            className="flex size-8 items-center justify-center rounded-full bg-primary text-small font-semibold text-on-primary"
          >
            {user.initials}
          </span>
        )}
        <span className="hidden max-w-32 truncate font-medium md:inline">{user.firstName}</span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-user-id={user.id}
        className="fixed inset-auto top-15 right-[max(1rem,calc((100vw-80rem)/2+1.5rem))] m-0 w-72 rounded-base border border-line bg-raised p-2 text-ink shadow-lifted"
      >
        <div className="mb-1 border-b border-line px-3 pt-1 pb-3">
          <p className="truncate font-semibold">{user.firstName}</p>
          <p className="truncate text-small text-muted">{user.email}</p>
        </div>
        <Link to={pages.accountSettings} className={itemStyle} onClick={() => panel.current?.hidePopover()}>
          <Settings aria-hidden="true" className="size-5 text-muted" strokeWidth={1.75} />
          {t('accountSettings')}
        </Link>
        <SignOutButton onAsk={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
}

const loadSignOutDialog = async () =>
  (await withTranslations('signout', import('./sign-out-dialog.tsx'))).SignOutDialog;

/** Shows the button that signs out. If this device has unsent entries, pressing it first asks what to do with them. */
function SignOutButton({ onAsk }: { onAsk: () => void }) {
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
    // Closes the menu, which would cover the dialog.
    onAsk();
    setUnsentCount(count);
  };
  return (
    <>
      <button
        type="button"
        className={itemStyle}
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

/** Returns the user's id, first name, initials, email address and photo. Until the session is known, returns placeholders. */
function useDisplayedUser() {
  const { t } = useTranslation('shell');
  const user = useCurrentUser();
  const firstName = user?.firstName || t('defaultName');
  return {
    id: user?.id,
    firstName,
    initials: nameInitials(firstName, user?.lastName ?? ''),
    email: user?.email || 'user@example.com',
    photo: user?.profileImageUrl,
  };
}
