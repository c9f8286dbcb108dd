import { Mic, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/i18n/error-message.ts';
import { useLanguage } from '#web/i18n/language-provider.tsx';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { ConsentPanel } from './consent-panel.tsx';
import { LevelMeter } from './level-meter.tsx';
import { canTranscribe } from './live-transcript.ts';
import type { useVoiceForMeal } from './use-voice-for-meal.ts';
import type { useVoiceRecording, VoiceProblem } from './use-voice-recording.ts';

type Recorder = ReturnType<typeof useVoiceRecording>;
type Transcription = ReturnType<typeof useVoiceForMeal>['transcription'];

interface Props {
  recorder: Recorder;
  transcription: Transcription;
}

/**
 * Shows the current recording, the finished recording or the problem. Renders nothing if there is neither a recording
 * nor a problem.
 */
export function VoiceRecorder({ recorder, transcription }: Props) {
  const { t } = useTranslation('nutrition');
  const [recording, setRecording] = useFieldValue<Blob | null>('recording');
  if (recorder.problem) return <VoiceProblemAlert problem={recorder.problem} />;
  if (!recorder.isRecording && !recording) return null;
  return (
    <section
      aria-label={t('voice.recorded')}
      className="space-y-3 rounded-base border border-line bg-paper p-4"
    >
      {recorder.isTranscriptUnavailable && (
        <Alert tone="attention">
          <p className="font-semibold">{t('voice.unsupported')}</p>
          <p>{t('voice.unsupportedText')}</p>
        </Alert>
      )}
      {recorder.isRecording || !recording ? (
        <RecordingInProgress recorder={recorder} />
      ) : (
        <RecordedVoice
          recording={recording}
          onRepeat={recorder.start}
          onDiscard={() => {
            transcription.reset();
            recorder.reset();
            setRecording(null);
          }}
        />
      )}
      {recorder.note && <Alert tone="attention">{t(`voice.${recorder.note}`)}</Alert>}
      {!recorder.isRecording && <TranscriptionState transcription={transcription} />}
      {transcription.state === 'idle' && (
        <p className="text-small text-muted">
          {t(whereaboutsKey(transcription), { service: transcription.service })}
        </p>
      )}
    </section>
  );
}

/** Returns the key of the text that says where the recording is: only on this device, or also at a service. */
function whereaboutsKey({ delivery }: Transcription) {
  if (delivery === 'answered') return 'voice.sent';
  if (delivery === 'sent') return 'voice.sentOnly';
  return canTranscribe() ? 'voice.browser' : 'voice.onDevice';
}

/** Shows the state of the transcription by the AI service. */
function TranscriptionState({ transcription }: Pick<Props, 'transcription'>) {
  const { t } = useTranslation(['nutrition', 'common']);
  const { language } = useLanguage();
  const { state } = transcription;
  if (state === 'consent') {
    return (
      <ConsentPanel
        purpose="voice"
        service={transcription.service}
        isSaving={transcription.isSavingConsent}
        onConsent={transcription.consent}
        onRefuse={transcription.cancel}
      />
    );
  }
  if (state === 'sending') {
    return (
      <div className="flex items-center gap-3">
        <Spinner size="small" />
        <p role="status" className="grow">
          {t('voice.transcribing')}
        </p>
        <Button variant="quiet" onClick={transcription.cancel}>
          {t('common:cancel')}
        </Button>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <Alert>
        <p>{errorMessage(transcription.error, language)}</p>
        <div className="-ml-5">
          <Button variant="quiet" onClick={transcription.retry}>
            {t('common:tryAgain')}
          </Button>
        </div>
      </Alert>
    );
  }
  return state === 'off' ? <p className="text-small text-muted">{t('voice.off')}</p> : null;
}

function RecordingInProgress({ recorder }: Pick<Props, 'recorder'>) {
  const { t } = useTranslation('nutrition');
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the recorder can be below the visible part of the form. `void` is needed because `scrollIntoView`
    // returns a promise in new browsers, and an effect must not return a promise.
    void top.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <div ref={top} className="flex items-center gap-4">
        <p className="flex items-center gap-2 font-medium" role="status">
          <span aria-hidden="true" className="motion-breathe size-3 rounded-full bg-danger" />
          {t('voice.recording')}
        </p>
        <LevelMeter level={recorder.level} />
      </div>
      <p className={recorder.transcript ? '' : 'text-muted'}>
        {recorder.transcript || t(recorder.isTranscriptUnavailable ? 'voice.listening' : 'voice.speak')}
      </p>
      <Button variant="secondary" onClick={recorder.stop}>
        <Square aria-hidden="true" className="size-4 text-danger" fill="currentColor" />
        {t('voice.stop')}
      </Button>
    </>
  );
}

interface RecordedProps {
  recording: Blob;
  onRepeat: () => void;
  onDiscard: () => void;
}

function RecordedVoice({ recording, onRepeat, onDiscard }: RecordedProps) {
  const { t } = useTranslation('nutrition');
  const [transcript] = useFieldValue<string>('voiceTranscript');
  const url = useObjectUrl(recording);
  return (
    <>
      {transcript && <blockquote>{transcript}</blockquote>}
      <div className="flex items-center gap-2">
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript, if there is one, is shown above the player. */}
        <audio controls src={url} aria-label={t('voice.recorded')} className="h-11 w-0 min-w-0 grow" />
        <IconButton icon={Mic} label={t('voice.again')} onClick={onRepeat} />
        <IconButton icon={Trash2} label={t('voice.discard')} onClick={onDiscard} />
      </div>
    </>
  );
}

function VoiceProblemAlert({ problem }: { problem: VoiceProblem }) {
  const { t } = useTranslation('nutrition');
  return (
    <Alert>
      <p className="font-semibold">{t(`voice.${problem}`)}</p>
      <p>{t(problem === 'denied' ? 'voice.deniedText' : 'voice.tryAgainText')}</p>
    </Alert>
  );
}
