import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '#contracts/pages.ts';
import { nameInitials } from '#web/lib/name-initials.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { SignOutButton } from './sign-out-button.tsx';

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
        <SignOutButton className={itemStyle} onAsk={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
}

/**
 * Returns the user's id, first name, initials, email address and photo. Until the session is known, returns
 * placeholders.
 */
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
