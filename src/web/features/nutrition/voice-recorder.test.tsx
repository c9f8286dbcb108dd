import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeLanguage, type Language } from '#web/i18n/language.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Form } from '#web/ui/form.tsx';
import { emptyMeal } from './meal-form.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

const nothing = () => undefined;
const recorder = {
  isRecording: false,
  transcript: '',
  isTranscriptUnavailable: false,
  start: nothing,
  stop: nothing,
  level: () => 0,
  reset: nothing,
};
const transcription = {
  state: 'idle',
  error: undefined,
  service: 'ai.example',
  isSavingConsent: false,
  start: nothing,
  retry: nothing,
  cancel: nothing,
  reset: nothing,
  consent: nothing,
  fail: nothing,
} as const;

const toMaker = {
  en: 'Lagom keeps the recording only on this device. Your browser may have sent what you said to the company that makes it.',
  sv: 'Lagom sparar inspelningen bara på den här enheten. Webbläsaren kan ha skickat det du sa till företaget bakom den.',
};

test.each<[Language, 'none' | 'sent' | 'answered', boolean, string]>([
  ['en', 'none', false, 'Lagom keeps the recording only on this device.'],
  ['sv', 'none', false, 'Lagom sparar inspelningen bara på den här enheten.'],
  ['en', 'none', true, toMaker.en],
  ['sv', 'none', true, toMaker.sv],
  ['en', 'sent', true, "The recording has been sent to ai.example. Lagom doesn't keep it."],
  ['sv', 'sent', true, 'Inspelningen har skickats till ai.example. Lagom sparar den inte.'],
  ['en', 'answered', true, "ai.example has written it down. Lagom doesn't keep the recording."],
])('in %s, after delivery %s and speech recognition %s', async (language, delivery, isRecognised, text) => {
  vi.stubGlobal('SpeechRecognition', isRecognised ? class {} : undefined);
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = nothing;
  const values = { ...emptyMeal(), recording: new Blob(['sound']) };
  await renderPart(() => (
    <Form defaultValues={values} onSubmit={async () => undefined}>
      <VoiceRecorder recorder={recorder} transcription={{ ...transcription, delivery }} />
    </Form>
  ));
  await changeLanguage(language);
  expect(await screen.findByText(text)).toBeDefined();
});
