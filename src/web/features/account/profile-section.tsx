import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { PhotoEditor } from './photo-editor.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';
import { useAccount } from './use-account.ts';

export function ProfileSection() {
  const { t } = useTranslation('account');
  const { email } = useMember();
  const { data } = useAccount();
  return (
    <Section id="profile" title={t('profile.title')}>
      <div className="space-y-6">
        <PhotoEditor />
        {data?.pendingEmail && (
          <Alert tone="good">
            {/* An address may be longer than a phone is wide. */}
            <span className="wrap-anywhere">
              {t('profile.pending', { email: data.pendingEmail, current: email })}
            </span>
          </Alert>
        )}
        <ProfileForm hasPassword={data?.hasPassword ?? true} />
      </div>
    </Section>
  );
}
