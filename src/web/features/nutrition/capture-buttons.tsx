import { Barcode, Camera, ImagePlus, type LucideIcon, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PhotoButton } from '#web/ui/photo-button.tsx';

const tileStyle =
  'flex items-center justify-center rounded-base border border-control bg-raised text-center font-semibold ' +
  'transition-colors duration-150 hover:bg-sunken disabled:opacity-55 sm:min-h-16 sm:flex-col sm:gap-1 sm:text-small';
const highTile = `${tileStyle} min-h-12 gap-2 px-1 py-2 text-small`;
const lowTile = `${tileStyle} min-h-13 flex-col px-0.5 py-1 text-[clamp(0.6875rem,3.2vw,0.75rem)]`;

interface Props {
  /** Whether the buttons are in one row with small names on a narrow screen. A wide screen always has one row. */
  isLow: boolean;
  isRecording: boolean;
  /** The id of the text that describes the button for recording. */
  recordNoteId: string | undefined;
  onCamera: () => void;
  onPhoto: (photo: Blob) => void;
  onRecord: () => void;
  onBarcode: () => void;
}

/** Shows the buttons to take or choose a photo, to record a description, and to read a barcode. */
export function CaptureButtons({
  isLow,
  isRecording,
  recordNoteId,
  onCamera,
  onPhoto,
  onRecord,
  onBarcode,
}: Props) {
  const { t } = useTranslation(['nutrition', 'foods']);
  const style = isLow ? lowTile : highTile;
  const content = (Icon: LucideIcon, name: string) => (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      <span>{name}</span>
    </>
  );
  return (
    <div className={`grid gap-2 ${isLow ? 'grid-cols-4' : 'grid-cols-2 sm:grid-cols-4'}`}>
      <button type="button" className={style} onClick={onCamera}>
        {content(Camera, t('photo.take'))}
      </button>
      <PhotoButton className={style} errorTitle={t('photo.invalidType')} onPhoto={onPhoto}>
        {content(ImagePlus, t('photo.choose'))}
      </PhotoButton>
      <button
        type="button"
        className={style}
        disabled={isRecording}
        aria-describedby={recordNoteId}
        onClick={onRecord}
      >
        {content(Mic, t('voice.record'))}
      </button>
      <button type="button" className={style} onClick={onBarcode}>
        {content(Barcode, t('foods:barcode.scan'))}
      </button>
    </div>
  );
}
