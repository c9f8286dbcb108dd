import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { PhotoButton } from '#web/ui/photo-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { ProfilePhoto } from './profile-photo.tsx';
import { useUpdateProfile, useUploadPhoto } from './use-account.ts';

/**
 * Shows the profile photo with buttons to change and remove it. Shows a chosen photo at once, before its upload has
 * ended.
 */
export function PhotoEditor() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const user = useMember();
  const upload = useUploadPhoto();
  const updateProfile = useUpdateProfile();
  const previewUrl = useObjectUrl(upload.isPending ? upload.variables : null);

  const showError = useErrorToast();
  const handlePhoto = (photo: File) => {
    if (upload.isPending) return;
    upload.mutate(photo, {
      onSuccess: () => toast.show({ title: t('photo.uploaded') }),
      onError: (error) => showError(t('photo.failedTitle'), error, t('photo.failed')),
    });
  };
  const handleRemove = () => {
    const { firstName, lastName, email } = user;
    updateProfile.mutate(
      { firstName, lastName, email, profileImageUrl: null },
      {
        onSuccess: () => toast.show({ title: t('photo.removed') }),
        onError: (error) => showError(t('photo.notRemoved'), error),
      },
    );
  };

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <ProfilePhoto previewUrl={previewUrl} />
      <div className="min-w-0 grow basis-56 space-y-2">
        <div className="flex flex-wrap gap-2">
          <PhotoButton
            className={buttonStyle('secondary')}
            errorTitle={t('photo.failedTitle')}
            onPhoto={handlePhoto}
          >
            {upload.isPending ? (
              <Spinner size="small" />
            ) : (
              <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
            )}
            {user.profileImageUrl ? t('photo.change') : t('photo.upload')}
          </PhotoButton>
          {user.profileImageUrl && (
            <Button variant="quiet" busy={updateProfile.isPending} onClick={handleRemove}>
              <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p className="text-small text-muted">{t('photo.hint')}</p>
      </div>
    </div>
  );
}
