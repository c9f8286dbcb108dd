import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhotoButton } from '#web/ui/photo-button.tsx';

/** The shared style of the photo, camera and voice buttons. */
export const tileStyle =
  'flex min-h-12 items-center justify-center gap-2 rounded-base border border-control bg-raised px-1 py-2 ' +
  'sm:min-h-16 sm:flex-col sm:gap-1 ' +
  'text-center text-small font-semibold transition-colors duration-150 hover:bg-sunken disabled:opacity-55';

export const iconProps = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

/** Shows the button to choose a photo of the meal. */
export function PhotoChooser({ onPhoto }: { onPhoto: (photo: Blob) => void }) {
  const { t } = useTranslation('nutrition');
  return (
    <PhotoButton className={tileStyle} errorTitle={t('photo.invalidType')} onPhoto={onPhoto}>
      <ImagePlus {...iconProps} />
      {t('photo.choose')}
    </PhotoButton>
  );
}
