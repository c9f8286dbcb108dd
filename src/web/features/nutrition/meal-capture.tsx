import { Camera, ImagePlus, Mic } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraView } from './camera-view.tsx';
import { canTranscribe } from './live-transcript.ts';
import { PhotoField } from './photo-field.tsx';
import type { MealFormState } from './use-meal-form.ts';
import { useVoiceRecording } from './use-voice-recording.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

const iconLook = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

/** By camera, from a file, by voice: what a meal can begin with. Where one fails, the fields below are the way. */
export function MealCapture({ form, meal }: Pick<MealFormState, 'form' | 'meal'>) {
  const { t } = useTranslation('nutrition');
  const [isCameraOn, setCameraOn] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();
  const [photo, keepsPhoto] = useWatch({ control: form.control, name: ['photo', 'keepsPhoto'] });
  const voice = useVoiceForMeal(form);
  const shown = photo ?? (keepsPhoto ? meal?.photoUrl : null);

  const attach = (next: Blob | null) => {
    form.setValue('photo', next);
    form.setValue('keepsPhoto', false);
    form.clearErrors('photo');
    setProblem(undefined);
  };
  const closeCamera = () => {
    setCameraOn(false);
    // The button that had the focus goes with the camera.
    form.setFocus('name');
  };

  if (isCameraOn) {
    return (
      <CameraView
        onPhoto={(taken) => {
          attach(taken);
          closeCamera();
        }}
        onProblem={(found) => {
          setProblem(found);
          closeCamera();
        }}
        onClose={closeCamera}
      />
    );
  }
  return (
    <div className="space-y-3">
      {shown && (
        <PhotoField
          photo={shown}
          error={form.formState.errors.photo?.message}
          onRemove={() => attach(null)}
        />
      )}
      <div className="grid grid-cols-3 gap-2">
        <button type="button" className={tileStyle} onClick={() => setCameraOn(true)}>
          <Camera {...iconLook} />
          {t('photo.take')}
        </button>
        <PhotoChooser onPhoto={attach} />
        <button
          type="button"
          className={tileStyle}
          disabled={voice.status === 'recording'}
          onClick={voice.start}
        >
          <Mic {...iconLook} />
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

const tileStyle =
  'flex min-h-16 flex-col items-center justify-center gap-1 rounded-base border border-control bg-raised px-1 py-2 ' +
  'text-center text-small font-semibold transition-colors duration-150 hover:bg-sunken disabled:opacity-55';

function PhotoChooser({ onPhoto }: { onPhoto: (photo: Blob) => void }) {
  const { t } = useTranslation('nutrition');
  const toast = useToast();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    if (file.type.startsWith('image/')) return onPhoto(file);
    toast.show({ title: t('photo.invalidType'), description: t('photo.selectImage'), tone: 'danger' });
  };
  return (
    <label
      className={`relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${tileStyle}`}
    >
      <ImagePlus {...iconLook} />
      {t('photo.choose')}
      <input type="file" accept="image/*" className="visually-hidden" onChange={choose} />
    </label>
  );
}

const toastLength = 50;

/** What was said becomes the description and is kept as it was said. */
function useVoiceForMeal(form: MealFormState['form']) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  return useVoiceRecording(language, (said) => {
    const written = form.getValues('description').trim();
    form.setValue('description', written ? `${written}\n${said}` : said);
    form.setValue('voiceTranscript', said);
    toast.show({ title: t('voice.transcribed'), description: said.slice(0, toastLength) });
  });
}
