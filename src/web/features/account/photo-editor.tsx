import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTable } from '#contracts/errors.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useMember } from '#web/lib/session.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useUpdateProfile, useUploadPhoto } from './use-account.ts';

/** Shows the profile photo with buttons to change and remove it. A chosen photo shows at once while it uploads. */
export function PhotoEditor() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const toast = useToast();
  const user = useMember();
  const upload = useUploadPhoto();
  const updateProfile = useUpdateProfile();
  const previewUrl = useObjectUrl(upload.isPending ? upload.variables : undefined);

  const showError = useErrorToast();
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Without this reset, choosing the same file again would not fire a change event.
    event.target.value = '';
    if (!file || upload.isPending) return;
    if (!file.type.startsWith('image/')) {
      const description = errorTable.not_a_photo[language];
      return toast.show({ title: t('photo.failedTitle'), description, tone: 'danger' });
    }
    upload.mutate(file, {
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
      <ProfilePhoto source={previewUrl ?? user.profileImageUrl ?? undefined} name={user.firstName} />
      <div className="min-w-0 grow basis-56 space-y-2">
        <div className="flex flex-wrap gap-2">
          <label
            className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${buttonStyle('secondary')}`}
          >
            {upload.isPending ? (
              <Spinner size="small" />
            ) : (
              <ImagePlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
            )}
            {user.profileImageUrl ? t('photo.change') : t('photo.upload')}
            <input type="file" accept="image/*" className="visually-hidden" onChange={handleFile} />
          </label>
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

function ProfilePhoto({ source, name }: { source: string | undefined; name: string }) {
  const { t } = useTranslation('account');
  const shape = 'size-24 shrink-0 rounded-full';
  if (source !== undefined) {
    return <img src={source} alt={t('photo.alt')} className={`${shape} border border-line object-cover`} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} flex items-center justify-center bg-primary-soft font-display text-display font-semibold text-primary`}
    >
      {[...name][0]?.toUpperCase()}
    </span>
  );
}

/** Returns an object URL for the file, and revokes it when the file changes or the component unmounts. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
