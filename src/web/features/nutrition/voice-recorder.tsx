import { Mic, Square, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { useVoiceRecording, VoiceProblem } from './use-voice-recording.ts';

type Voice = ReturnType<typeof useVoiceRecording>;

/** Shows the current recording, the finished recording or the problem. Renders nothing if there is none. */
export function VoiceRecorder({ voice }: { voice: Voice }) {
  const { t } = useTranslation('nutrition');
  if (voice.problem) return <VoiceProblemAlert problem={voice.problem} />;
  if (voice.status === 'idle') return null;
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
      {voice.status === 'recording' ? <RecordingInProgress voice={voice} /> : <RecordedVoice voice={voice} />}
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

function RecordedVoice({ voice }: { voice: Voice }) {
  const { t } = useTranslation('nutrition');
  return (
    <>
      {voice.transcript && <blockquote>{voice.transcript}</blockquote>}
      <div className="flex items-center gap-2">
        {/* biome-ignore lint/a11y/useMediaCaption: a person's own words, just spoken; the transcript stands above */}
        <audio
          controls
          src={voice.audioUrl}
          aria-label={t('voice.recorded')}
          className="h-11 w-0 min-w-0 grow"
        />
        <IconButton icon={Mic} label={t('voice.again')} onClick={voice.start} />
        <IconButton icon={Trash2} label={t('voice.discard')} onClick={voice.discard} />
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
