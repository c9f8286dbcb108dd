import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/auth.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { useMember } from '#web/lib/session.ts';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { type ProfileValues, profileSchema } from './profile-schema.ts';
import { SaveButton } from './save-button.tsx';
import { useAccount, useUpdateProfile } from './use-account.ts';

export function ProfileForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const user = useMember();
  const { data: account } = useAccount();
  const updateProfile = useUpdateProfile();

  const handleSubmit = async (
    values: ProfileValues,
    reset: (values: ProfileValues) => void,
    opened: ProfileValues | undefined,
  ) => {
    const { currentPassword, phoneNumber, ...names } = withStored(profileValues(user), values, opened);
    const { pendingEmail, ...saved } = await updateProfile.mutateAsync({
      ...names,
      phoneNumber: phoneNumber || null,
      ...(names.email === user.email ? {} : { currentPassword }),
    });
    reset(profileValues(saved));
    toast.show({
      title: t('profile.saved'),
      ...(pendingEmail && account?.hasMailServer
        ? { description: t('profile.savedPending', { email: pendingEmail }) }
        : {}),
    });
  };

  return (
    <Form
      schema={profileSchema(user.email)}
      defaultValues={profileValues(user)}
      onSubmit={handleSubmit}
      errorTitle={t('profile.error')}
      errorFallback={t('profile.failed')}
      draftKey={draftKey('profile', user.id)}
      undrafted={['currentPassword']}
    >
      <ProfileFields hasPassword={hasPassword} />
      <SaveButton>{t('profile.save')}</SaveButton>
    </Form>
  );
}

function ProfileFields({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const user = useMember();
  const email = useWatch<ProfileValues, 'email'>({ name: 'email' });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t('profile.firstName')}
          autoComplete="given-name"
          required
          missing={t('profile.firstNameMissing')}
          invalid={t('profile.nameInvalid')}
        />
        <TextField
          name="lastName"
          label={t('profile.lastName')}
          autoComplete="family-name"
          required
          missing={t('profile.lastNameMissing')}
          invalid={t('profile.nameInvalid')}
        />
        <div className="sm:col-span-2">
          <TextField
            name="email"
            type="email"
            label={t('profile.email')}
            autoComplete="email"
            required
            readOnly={!hasPassword}
            hint={hasPassword ? undefined : t('profile.emailNeedsPassword')}
            missing={t('profile.emailMissing')}
            invalid={t('profile.emailInvalid')}
          />
        </div>
        <TextField name="phoneNumber" type="tel" label={t('profile.phone')} autoComplete="tel" />
      </div>
      {email.trim().toLowerCase() !== user.email && (
        <PasswordField
          name="currentPassword"
          label={t('currentPassword')}
          autoComplete="current-password"
          required
          hint={t('profile.passwordHint')}
          missing={t('enterPassword')}
        />
      )}
    </>
  );
}

/**
 * Returns the values to save. A field that the person changed has its value from the form. All
 * other fields have their stored values. A stored value can be newer than the value with which the
 * form opened, because the profile can also be changed on another device.
 */
function withStored(
  stored: ProfileValues,
  values: ProfileValues,
  opened: ProfileValues | undefined,
): ProfileValues {
  const names = Object.keys(values) as (keyof ProfileValues)[];
  const changed = names.filter((name) => values[name] !== opened?.[name]);
  return { ...stored, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
}

const profileValues = ({ firstName, lastName, email, phoneNumber }: User): ProfileValues => ({
  firstName,
  lastName,
  email,
  phoneNumber: phoneNumber ?? '',
  currentPassword: '',
});
