import { Mic, Square, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFieldValue } from '#web/ui/use-form-field.ts';
import { useObjectUrl } from './use-object-url.ts';
import type { useVoiceRecording, VoiceProblem } from './use-voice-recording.ts';

type Voice = ReturnType<typeof useVoiceRecording>;

/** Shows the current recording, the finished recording or the problem. Renders nothing if there is none. */
export function VoiceRecorder({ voice }: { voice: Voice }) {
  const { t } = useTranslation('nutrition');
  const [recording, setRecording] = useFieldValue<Blob | null>('recording');
  if (voice.problem) return <VoiceProblemAlert problem={voice.problem} />;
  if (!voice.isRecording && !recording) return null;
  return (
    <section
      aria-label={t('voice.recorded')}
      className="space-y-3 rounded-base border border-line bg-paper p-4"
    >
      {voice.isTranscriptUnavailable && (
        <Alert tone="attention">
          <p className="font-semibold">{t('voice.unsupported')}</p>
          <p>{t('voice.unsupportedText')}</p>
        </Alert>
      )}
      {voice.isRecording || !recording ? (
        <RecordingInProgress voice={voice} />
      ) : (
        <RecordedVoice
          recording={recording}
          onRepeat={voice.start}
          onDiscard={() => {
            voice.reset();
            setRecording(null);
          }}
        />
      )}
      <p className="text-small text-muted">{t('voice.onDevice')}</p>
    </section>
  );
}

function RecordingInProgress({ voice }: { voice: Voice }) {
  const { t } = useTranslation('nutrition');
  return (
    <>
      <p className="flex items-center gap-2 font-medium" role="status">
        <span aria-hidden="true" className="motion-skeleton size-3 rounded-full bg-danger" />
        {t('voice.recording')}
      </p>
      <p className={voice.transcript ? '' : 'text-muted'}>
        {voice.transcript || t(voice.isTranscriptUnavailable ? 'voice.listening' : 'voice.speak')}
      </p>
      <Button variant="secondary" onClick={voice.stop}>
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
        {/* biome-ignore lint/a11y/useMediaCaption: the person's own recording; its transcript is shown above */}
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
