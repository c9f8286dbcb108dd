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

/** What the camera sees, and the button that takes it. The camera is on while this stands. */
export function CameraView({ onPhoto, onProblem, onClose }: Props) {
  const { t } = useTranslation(['nutrition', 'common']);
  const place = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'ready' | 'taking' | 'failed'>('starting');
  const takePhoto = useRef<() => Promise<Blob>>(undefined);
  const giveUp = useEffectEvent((error: unknown) => onProblem(cameraProblem(error)));

  useEffect(() => {
    // The button that was pressed is gone.
    place.current?.focus();
    const closing = new AbortController();
    const { signal } = closing;
    if (video.current) {
      startCamera(video.current, signal).then(
        (take) => {
          takePhoto.current = take;
          setState('ready');
        },
        (error: unknown) => !signal.aborted && giveUp(error),
      );
    }
    return () => closing.abort();
  }, []);

  const capture = () => {
    setState('taking');
    takePhoto.current?.().then(onPhoto, () => place.current && setState('failed'));
  };

  return (
    <section
      ref={place}
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
        <Button busy={state === 'taking'} disabled={state === 'starting'} onClick={capture}>
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
