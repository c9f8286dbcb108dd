import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type CameraProblem, cameraProblem, startCamera } from './camera.ts';

interface Props {
  onPhoto: (photo: Blob) => void;
  onProblem: (problem: CameraProblem) => void;
  onClose: () => void;
}

/** Shows the camera's picture with a button to take a photo. The camera is on while the component is mounted. */
export function CameraView({ onPhoto, onProblem, onClose }: Props) {
  const { t } = useTranslation(['nutrition', 'common']);
  const container = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'ready' | 'taking' | 'failed'>('starting');
  const takePhoto = useRef<() => Promise<Blob>>(undefined);
  const reportProblem = useEffectEvent((error: unknown) => onProblem(cameraProblem(error)));

  useEffect(() => {
    // The button that had focus has disappeared.
    container.current?.focus();
    const abortController = new AbortController();
    const { signal } = abortController;
    if (video.current) {
      startCamera(video.current, signal).then(
        (takeFrame) => {
          takePhoto.current = takeFrame;
          setState('ready');
        },
        (error: unknown) => !signal.aborted && reportProblem(error),
      );
    }
    return () => abortController.abort();
  }, []);

  const handleCapture = () => {
    setState('taking');
    takePhoto.current?.().then(onPhoto, () => container.current && setState('failed'));
  };

  return (
    <section
      ref={container}
      tabIndex={-1}
      aria-label={t('camera.label')}
      aria-busy={state === 'starting'}
      className="scroll-mt-24 scroll-mb-24 space-y-3 outline-none"
    >
      <div className="relative aspect-video overflow-hidden rounded-base bg-sunken">
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('camera.label')}
          className="size-full object-cover"
        />
        {state === 'starting' && (
          <p className="absolute inset-0 flex items-center justify-center text-muted">
            {t('camera.starting')}
          </p>
        )}
      </div>
      {state === 'failed' && <Alert>{t('camera.failed')}</Alert>}
      <div className="flex gap-2">
        <Button busy={state === 'taking'} disabled={state === 'starting'} onClick={handleCapture}>
          {state !== 'taking' && <Camera aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          {t('camera.capture')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </section>
  );
}
