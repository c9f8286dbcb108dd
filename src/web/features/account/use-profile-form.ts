import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type ProfileValues, profileSchema } from './profile-schema.ts';
import { useUpdateProfile } from './use-account.ts';
import { errorField, useServerErrors } from './use-server-errors.ts';

const fields = ['firstName', 'lastName', 'email', 'phoneNumber', 'currentPassword'] as const;

/** What is typed into the profile, and how it is sent; what failed is kept as it was typed. */
export function useProfileForm() {
  const { t } = useTranslation('account');
  const user = useMember();
  const toast = useToast();
  const updateProfile = useUpdateProfile();
  const serverErrors = useServerErrors(updateProfile.error, fields);
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema(user.email)),
    defaultValues: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phoneNumber: user.phoneNumber ?? '',
      currentPassword: '',
    },
  });
  const isNewEmail = form.watch('email').trim().toLowerCase() !== user.email;

  const handleSubmit = form.handleSubmit(({ currentPassword, phoneNumber, ...values }) => {
    if (updateProfile.isPending) return;
    updateProfile.mutate(
      {
        ...values,
        phoneNumber: phoneNumber || null,
        ...(values.email === user.email ? {} : { currentPassword }),
      },
      {
        onSuccess: ({ pendingEmail, ...saved }) => {
          form.reset({ ...saved, phoneNumber: saved.phoneNumber ?? '', currentPassword: '' });
          toast.show({
            title: t('profile.saved'),
            ...(pendingEmail ? { description: t('profile.savedPending', { email: pendingEmail }) } : {}),
          });
        },
        onError: (error) => {
          const field = fields.find((name) => name === errorField(error));
          if (field) form.setFocus(field);
        },
      },
    );
  });
  return { form, serverErrors, updateProfile, isNewEmail, handleSubmit };
}
