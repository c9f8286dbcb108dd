import { Camera, Mic } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { canTranscribe } from './live-transcript.ts';
import { iconProps, PhotoChooser, tileStyle } from './photo-chooser.tsx';
import { PhotoField } from './photo-field.tsx';
import type { MealFormState } from './use-meal-form.ts';
import { useVoiceRecording } from './use-voice-recording.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

/** Shows the ways to start a meal: camera, file and voice. If one fails, the fields of the form still work. */
export function MealCapture({ form, meal }: Pick<MealFormState, 'form' | 'meal'>) {
  const { t } = useTranslation('nutrition');
  const [isCameraOn, setCameraOn] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const [photo, keepPhoto] = useWatch({ control: form.control, name: ['photo', 'keepPhoto'] });
  const voice = useVoiceForMeal(form);
  const preview = photo ?? (keepPhoto ? meal?.photoUrl : null);

  const setPhoto = (newPhoto: Blob | null) => {
    form.setValue('photo', newPhoto);
    form.setValue('keepPhoto', false);
    form.clearErrors('photo');
    setProblem(undefined);
  };
  const closeCamera = () => {
    setCameraOn(false);
    // The button that had focus disappears with the camera.
    form.setFocus('name');
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
      {preview && (
        <PhotoField
          photo={preview}
          error={form.formState.errors.photo?.message}
          onRemove={() => setPhoto(null)}
        />
      )}
      <div className="grid grid-cols-3 gap-2">
        <button type="button" className={tileStyle} onClick={() => setCameraOn(true)}>
          <Camera {...iconProps} />
          {t('photo.take')}
        </button>
        <PhotoChooser onPhoto={setPhoto} />
        <button
          type="button"
          className={tileStyle}
          disabled={voice.status === 'recording'}
          onClick={voice.start}
        >
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
      {canTranscribe() && voice.status === 'idle' && (
        <p className="text-small text-muted">{t('voice.privacy')}</p>
      )}
      <VoiceRecorder voice={voice} />
    </div>
  );
}

const maxToastLength = 50;

/** Copies the transcript into the description, and also keeps it unchanged. */
function useVoiceForMeal(form: MealFormState['form']) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  return useVoiceRecording(language, (transcript) => {
    const description = form.getValues('description').trim();
    form.setValue('description', description ? `${description}\n${transcript}` : transcript);
    form.setValue('voiceTranscript', transcript);
    toast.show({ title: t('voice.transcribed'), description: transcript.slice(0, maxToastLength) });
  });
}
