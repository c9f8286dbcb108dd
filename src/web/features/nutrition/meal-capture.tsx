import { Barcode, Camera, Mic } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BarcodeNumber, BarcodeView } from './barcode-view.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { canTranscribe } from './live-transcript.ts';
import type { MealValues } from './meal-form.ts';
import { OwnFoodDialog } from './own-food-dialog.tsx';
import { PhotoAnalysis } from './photo-analysis.tsx';
import { iconProps, PhotoChooser, tileStyle } from './photo-chooser.tsx';
import { PhotoField } from './photo-field.tsx';
import { useBarcode } from './use-barcode.ts';
import { usePhotoAnalysis } from './use-photo-analysis.ts';
import { useVoiceForMeal } from './use-voice-for-meal.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

interface Props {
  meal: FoodEntry | undefined;
  draftKey: string;
  /** A photo that the person shared from another app. The form treats it like a photo from the camera. */
  sharedPhoto: Blob | undefined;
  /** Called with true when the camera opens, and with false when it closes. */
  onCameraChange: ((isOpen: boolean) => void) | undefined;
  focusFirstField: () => void;
}

/**
 * Shows the ways to log a meal without typing: camera, photo file, voice and barcode. If a way fails, the person can
 * still use the fields of the form.
 */
export function MealCapture({ meal, draftKey, sharedPhoto, onCameraChange, focusFirstField }: Props) {
  const { t } = useTranslation(['nutrition', 'foods']);
  const { setValue, clearErrors } = useFormContext<MealValues>();
  const [view, setView] = useState<'camera' | 'barcode'>();
  const [problem, setProblem] = useState<{ view: 'camera' | 'barcode'; name: CameraProblem }>();
  const [photo, keepPhoto, recording, sentence] = useWatch<
    MealValues,
    ['photo', 'keepPhoto', 'recording', 'sentence']
  >({ name: ['photo', 'keepPhoto', 'recording', 'sentence'] });
  const { recorder, transcription } = useVoiceForMeal(draftKey);
  const analysis = usePhotoAnalysis(focusFirstField);
  const barcode = useBarcode();
  const privacyId = useId();
  const isPrivacyShown = canTranscribe() && !recorder.isRecording && !recording && !sentence;
  const preview = photo ?? (keepPhoto ? meal?.photoUrl : null);

  const setPhoto = (newPhoto: Blob | null) => {
    setValue('photo', newPhoto);
    setValue('keepPhoto', false);
    clearErrors('photo');
    setProblem(undefined);
    // Without a network, the photo is saved with the meal but not analysed.
    if (newPhoto && navigator.onLine) analysis.start(newPhoto);
    else analysis.cancel();
  };
  const takePhoto = useEffectEvent(setPhoto);
  useEffect(() => {
    if (sharedPhoto) takePhoto(sharedPhoto);
  }, [sharedPhoto]);
  const open = (next: 'camera' | 'barcode') => {
    setProblem(undefined);
    setView(next);
    onCameraChange?.(true);
  };
  const [barcodeText, setBarcodeText] = useState('');
  const close = () => {
    setView(undefined);
    onCameraChange?.(false);
    // Moves focus, because the button that had focus disappears with the camera.
    focusFirstField();
  };
  const handleProblem = (name: CameraProblem) => {
    if (view) setProblem({ view, name });
    // If the camera cannot take a photo of the meal, the form shows the fields for entering the meal's values. If it
    // cannot read a barcode, the fields are not needed, because the person can type the barcode's number.
    if (view === 'camera') setValue('isManual', true);
    close();
  };
  const handleCode = (code: string) => {
    setProblem(undefined);
    setBarcodeText('');
    close();
    void barcode.find(code);
  };

  if (view === 'camera') {
    return (
      <CameraView
        onPhoto={(newPhoto) => {
          close();
          setPhoto(newPhoto);
        }}
        onProblem={handleProblem}
        onClose={close}
      />
    );
  }
  const typed = { text: barcodeText, onTextChange: setBarcodeText, onCode: handleCode };
  if (view === 'barcode') return <BarcodeView {...typed} onProblem={handleProblem} onClose={close} />;
  return (
    <div className="space-y-3">
      {preview && <PhotoField photo={preview} onRemove={() => setPhoto(null)} />}
      <PhotoAnalysis analysis={analysis} />
      {problem && (
        <Alert>
          <p className="font-semibold">{t(`camera.${problem.name}`)}</p>
          <p>{problem.view === 'barcode' ? t('foods:barcode.noCamera') : t(`camera.${problem.name}Text`)}</p>
        </Alert>
      )}
      {problem?.view === 'barcode' && <BarcodeNumber {...typed} />}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <button type="button" className={tileStyle} onClick={() => open('camera')}>
          <Camera {...iconProps} />
          {t('photo.take')}
        </button>
        <PhotoChooser onPhoto={setPhoto} />
        <button
          type="button"
          className={tileStyle}
          disabled={recorder.isRecording}
          aria-describedby={isPrivacyShown ? privacyId : undefined}
          onClick={recorder.start}
        >
          <Mic {...iconProps} />
          {t('voice.record')}
        </button>
        <button type="button" className={tileStyle} onClick={() => open('barcode')}>
          <Barcode {...iconProps} />
          {t('foods:barcode.scan')}
        </button>
      </div>
      {isPrivacyShown && (
        <p id={privacyId} className="text-small text-muted">
          {t('voice.privacy')}
        </p>
      )}
      <VoiceRecorder recorder={recorder} transcription={transcription} />
      {barcode.unknownCode && (
        <OwnFoodDialog
          open
          onOpenChange={barcode.forget}
          barcode={barcode.unknownCode}
          onSaved={barcode.addOwnFood}
        />
      )}
    </div>
  );
}
