import { Camera, Mic } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FoodEntry } from '#contracts/nutrition.ts';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { canTranscribe } from './live-transcript.ts';
import type { MealValues } from './meal-form.ts';
import { iconProps, PhotoChooser, tileStyle } from './photo-chooser.tsx';
import { PhotoField } from './photo-field.tsx';
import { useVoiceRecording } from './use-voice-recording.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

/** Shows the ways to start a meal: camera, file and voice. If one fails, the fields of the form still work. */
export function MealCapture({ meal }: { meal: FoodEntry | undefined }) {
  const { t } = useTranslation('nutrition');
  const { setValue, setFocus, clearErrors } = useFormContext<MealValues>();
  const [isCameraOn, setCameraOn] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const [photo, keepPhoto, recording] = useWatch<MealValues, ['photo', 'keepPhoto', 'recording']>({
    name: ['photo', 'keepPhoto', 'recording'],
  });
  const voice = useVoiceForMeal();
  const preview = photo ?? (keepPhoto ? meal?.photoUrl : null);

  const setPhoto = (newPhoto: Blob | null) => {
    setValue('photo', newPhoto);
    setValue('keepPhoto', false);
    clearErrors('photo');
    setProblem(undefined);
  };
  const closeCamera = () => {
    setCameraOn(false);
    // The button that had focus disappears with the camera.
    setFocus('name');
  };

  if (isCameraOn) {
    return (
      <CameraView
        onPhoto={(newPhoto) => {
          setPhoto(newPhoto);
          closeCamera();
        }}
        onProblem={(cameraProblem) => {
          setProblem(cameraProblem);
          closeCamera();
        }}
        onClose={closeCamera}
      />
    );
  }
  return (
    <div className="space-y-3">
      {preview && <PhotoField photo={preview} onRemove={() => setPhoto(null)} />}
      <div className="grid grid-cols-3 gap-2">
        <button type="button" className={tileStyle} onClick={() => setCameraOn(true)}>
          <Camera {...iconProps} />
          {t('photo.take')}
        </button>
        <PhotoChooser onPhoto={setPhoto} />
        <button type="button" className={tileStyle} disabled={voice.isRecording} onClick={voice.start}>
          <Mic {...iconProps} />
          {t('voice.record')}
        </button>
      </div>
      {problem && (
        <Alert>
          <p className="font-semibold">{t(`camera.${problem}`)}</p>
          <p>{t(`camera.${problem}Text`)}</p>
        </Alert>
      )}
      {canTranscribe() && !voice.isRecording && !recording && (
        <p className="text-small text-muted">{t('voice.privacy')}</p>
      )}
      <VoiceRecorder voice={voice} />
    </div>
  );
}

const maxToastLength = 50;

/** Copies the transcript into the description field, and keeps it unchanged in its own field. */
function useVoiceForMeal() {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const { getValues, setValue } = useFormContext<MealValues>();
  return useVoiceRecording(language, (recording, spoken) => {
    setValue('recording', recording);
    const transcript = spoken.slice(0, foodBounds.voiceTranscript.max);
    if (!transcript) return;
    const description = getValues('description').trim();
    setValue('description', description ? `${description}\n${transcript}` : transcript);
    setValue('voiceTranscript', transcript);
    toast.show({ title: t('voice.transcribed'), description: transcript.slice(0, maxToastLength) });
  });
}
