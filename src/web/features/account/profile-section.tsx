import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { PendingEmail } from './pending-email.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
import { useAccount } from './use-account.ts';

export function ProfileSection() {
  const { t } = useTranslation('account');
  const user = useMember();
  const { data } = useAccount();
  return (
    <Section id="profile" title={t('profile.title')}>
      <div className="space-y-6">
        <PhotoEditor />
        <PendingEmail />
        {/* The `key` opens the form again when a new address was confirmed, because an open form
            keeps the old address. */}
        <ProfileForm key={user.email} hasPassword={data?.hasPassword ?? true} />
      </div>
    </Section>
  );
}
