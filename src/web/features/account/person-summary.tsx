import { useMember } from '#web/lib/session.ts';
import { ProfilePhoto } from './profile-photo.tsx';

/** Shows who is signed in: the photo, the name and the email address. */
export function PersonSummary() {
  const { firstName, lastName, email } = useMember();
  return (
    <div className="flex items-center gap-4">
      <ProfilePhoto isSmall />
      <div className="min-w-0">
        <p className="font-display text-lead font-semibold wrap-anywhere">
          {firstName} {lastName}
        </p>
        <p className="text-small text-muted wrap-anywhere">{email}</p>
      </div>
    </div>
  );
}
