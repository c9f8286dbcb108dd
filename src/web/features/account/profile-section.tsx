import { useTranslation } from 'react-i18next';
import { PendingEmail } from './pending-email.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
import { useAccount } from './use-account.ts';

export function ProfileSection() {
  const { t } = useTranslation('account');
  const { data } = useAccount();
  return (
    <Section id="profile" title={t('profile.title')}>
      <div className="space-y-6">
        <PhotoEditor />
        <PendingEmail pending={data?.pendingEmail} />
        <ProfileForm hasPassword={data?.hasPassword ?? true} />
      </div>
    </Section>
  );
}
