import { ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '#web/ui/toaster.tsx';

/** The shared style of the photo, camera and voice buttons. */
export const tileStyle =
  'flex min-h-16 flex-col items-center justify-center gap-1 rounded-base border border-control bg-raised px-1 py-2 ' +
  'text-center text-small font-semibold transition-colors duration-150 hover:bg-sunken disabled:opacity-55';

export const iconProps = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

/** A button to choose a photo file. Rejects files whose type is not an image. The server checks the content. */
export function PhotoChooser({ onPhoto }: { onPhoto: (photo: Blob) => void }) {
  const { t } = useTranslation('nutrition');
  const toast = useToast();
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Without this reset, choosing the same file again would not fire a change event.
    event.target.value = '';
    if (!file) return;
    if (file.type.startsWith('image/')) return onPhoto(file);
    toast.show({ title: t('photo.invalidType'), description: t('photo.selectImage'), tone: 'danger' });
  };
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${tileStyle}`}
    >
      <ImagePlus {...iconProps} />
      {t('photo.choose')}
      <input type="file" accept="image/*" className="visually-hidden" onChange={handleFile} />
    </label>
  );
}
