import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { BarcodeNumber, BarcodeView } from './barcode-view.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraNote } from './camera-note.tsx';
import { CameraView } from './camera-view.tsx';
import { CaptureButtons } from './capture-buttons.tsx';
import { canTranscribe } from './live-transcript.ts';
import type { MealValues } from './meal-form.ts';
import { visibleItems } from './meal-items.ts';
import { OwnFoodDialog } from './own-food-dialog.tsx';
import { PhotoAnalysis } from './photo-analysis.tsx';
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
 * Shows the ways to log a meal without typing: camera, photo file, voice and barcode. Their buttons are low when the
 * meal has foods, or when the person enters its values, so that these are in view. If a way fails, the person can still
 * use the fields of the form.
 */
export function MealCapture({ meal, draftKey, sharedPhoto, onCameraChange, focusFirstField }: Props) {
  const { t } = useTranslation('nutrition');
  const { setValue, clearErrors } = useFormContext<MealValues>();
  const [view, setView] = useState<'camera' | 'barcode'>();
  const [problem, setProblem] = useState<{ view: 'camera' | 'barcode'; name: CameraProblem }>();
  const [photo, keepPhoto, recording, items, isManual] = useWatch<
    MealValues,
    ['photo', 'keepPhoto', 'recording', 'items', 'isManual']
  >({ name: ['photo', 'keepPhoto', 'recording', 'items', 'isManual'] });
  const isLow = isManual || visibleItems(items).length > 0;
  const { recorder, transcription } = useVoiceForMeal(draftKey);
  const analysis = usePhotoAnalysis(focusFirstField);
  const barcode = useBarcode();
  const privacyId = useId();
  const isPrivacyShown = canTranscribe() && !recorder.isRecording && !recording;
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
  const [barcodeText, setBarcodeText] = useState('');
  const hasNumberField = problem?.view === 'barcode';
  const isCapturing = view !== undefined || (hasNumberField && barcodeText !== '');
  useEffect(() => setValue('isCapturing', isCapturing), [isCapturing, setValue]);
  const open = (next: 'camera' | 'barcode') => {
    setProblem(undefined);
    setView(next);
    onCameraChange?.(true);
  };
  const hide = () => {
    setView(undefined);
    onCameraChange?.(false);
  };
  const close = () => {
    hide();
    // Moves focus, because the button that had focus disappears with the camera.
    focusFirstField();
  };
  const handleProblem = (name: CameraProblem) => {
    if (view) setProblem({ view, name });
    // If the camera cannot take a photo of the meal, the form shows the fields for entering the meal's values. If it
    // cannot read a barcode, the fields are not needed, because the person can type the barcode's number.
    if (view === 'barcode') return hide();
    setValue('isManual', true);
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
      <CaptureButtons
        isLow={isLow}
        isRecording={recorder.isRecording}
        recordNoteId={isPrivacyShown ? privacyId : undefined}
        onCamera={() => open('camera')}
        onPhoto={setPhoto}
        onRecord={recorder.start}
        onBarcode={() => open('barcode')}
      />
      {isPrivacyShown && (
        <p id={privacyId} className="text-small text-muted">
          {t('voice.privacy')}
        </p>
      )}
      {problem && <CameraNote {...problem} />}
      {hasNumberField && <BarcodeNumber {...typed} isAlone />}
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
