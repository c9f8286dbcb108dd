import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { transcribeVoice } from '#contracts/food-analysis.ts';
import { foodBounds } from '#domain/nutrition/meals.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { useIsMounted } from '#web/lib/use-is-mounted.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type MealValues, maxSentence } from './meal-form.ts';
import { useAiRequest } from './use-ai-request.ts';
import { useVoiceRecording } from './use-voice-recording.ts';

const maxToastLength = 50;

/**
 * Records the person's description of a meal. The transcript comes from the browser, or else from the server's AI
 * service. The transcript is added to the sentence, or to the description if the person enters the values. If the form
 * closes during a recording, the recording is saved in the draft.
 */
export function useVoiceForMeal(draftKey: string) {
  const { t } = useTranslation('nutrition');
  const { language } = useLanguage();
  const toast = useToast();
  const { getValues, setValue } = useFormContext<MealValues>();
  const isMounted = useIsMounted();

  const save = (changes: Partial<MealValues>) => {
    if (!isMounted.current) return writeDraft(draftKey, { ...readDraft(draftKey)?.values, ...changes });
    for (const [name, value] of Object.entries(changes)) setValue(name as keyof MealValues, value);
  };
  const addTranscript = (spoken: string) => {
    const transcript = spoken.slice(0, foodBounds.voiceTranscript.max);
    if (!transcript) return;
    save({ voiceTranscript: transcript, ...withTranscript(getValues(), transcript) });
    toast.show({ title: t('voice.transcribed'), description: transcript.slice(0, maxToastLength) });
  };
  const transcription = useAiRequest({
    endpoint: transcribeVoice,
    purpose: 'voice',
    delayMs: 0,
    onAnswer: ({ transcript }) => addTranscript(transcript),
    onFailure: () => {},
    onOff: () => {},
  });
  const recorder = useVoiceRecording({
    language,
    onStarted: () => {
      // Discards the transcription of the earlier recording, which the new recording replaces.
      transcription.reset();
      setValue('isRecording', true);
    },
    onRecorded: (recording, spoken, wasSilent) => {
      save({ recording, isRecording: false });
      if (spoken) addTranscript(spoken);
      else if (isMounted.current && !wasSilent) {
        transcription.start(async () => ({ audio: recording, body: { language } }));
      }
    },
    // When the form is cancelled or saved, it sets `isRecording` to false, so that a running recording is discarded.
    isKept: () => getValues('isRecording'),
  });
  return { recorder, transcription };
}

/** Returns the form field that receives the transcript, with the transcript appended to its text. */
function withTranscript({ isManual, sentence, description }: MealValues, transcript: string) {
  const join = (text: string, separator: string) => [text.trim(), transcript].filter(Boolean).join(separator);
  if (isManual) return { description: join(description, '\n').slice(0, foodBounds.description.max) };
  return { sentence: join(sentence, ', ').slice(0, maxSentence) };
}
