import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { profileSchema, type TypedProfile } from './profile-schema.ts';
import { useUpdateProfile } from './use-account.ts';
import { faultField, useFault } from './use-fault.ts';

const fields = ['firstName', 'lastName', 'email', 'phoneNumber', 'currentPassword'] as const;

/** What is typed into the profile, and how it is sent; what failed is kept as it was typed. */
export function useProfileForm() {
  const { t } = useTranslation('account');
  const user = useMember();
  const toast = useToast();
  const saving = useUpdateProfile();
  const fault = useFault(saving.error, fields);
  const form = useForm<TypedProfile>({
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

  const save = form.handleSubmit(({ currentPassword, phoneNumber, ...typed }) => {
    if (saving.isPending) return;
    saving.mutate(
      {
        ...typed,
        phoneNumber: phoneNumber || null,
        ...(typed.email === user.email ? {} : { currentPassword }),
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
          const field = fields.find((name) => name === faultField(error));
          if (field) form.setFocus(field);
        },
      },
    );
  });
  return { form, fault, saving, isNewEmail, save };
}
