import { ImageOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFieldError } from '#web/ui/use-form-field.ts';

interface Props {
  /** A new photo, or the URL of the meal's current photo. */
  photo: Blob | string;
  onRemove: () => void;
}

/** Shows the meal's photo with a button to remove it. */
export function PhotoField({ photo, onRemove }: Props) {
  const { t } = useTranslation('nutrition');
  const error = useFieldError('photo');
  const { url, isBroken, onError } = usePhotoUrl(photo);
  return (
    <div className="space-y-2">
      <div className="relative overflow-hidden rounded-base border border-line bg-sunken">
        {isBroken ? (
          <p className="flex items-center gap-3 py-5 pr-14 pl-4 text-muted">
            <ImageOff aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.75} />
            {t('photo.noPreview')}
          </p>
        ) : (
          <img
            src={url}
            alt={t('photo.preview')}
            onError={onError}
            className="max-h-48 w-full object-contain"
          />
        )}
        <span className="absolute top-2 right-2 flex rounded-base border border-line bg-raised">
          <IconButton icon={Trash2} label={t('photo.remove')} onClick={onRemove} />
        </span>
      </div>
      {error && (
        <p role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the URL of the photo, and whether the browser failed to show it. */
function usePhotoUrl(photo: Blob | string) {
  const objectUrl = useObjectUrl(typeof photo === 'string' ? null : photo);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const url = typeof photo === 'string' ? photo : objectUrl;
  return { url, isBroken: brokenUrl !== undefined && brokenUrl === url, onError: () => setBrokenUrl(url) };
}
