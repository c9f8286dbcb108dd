import { Camera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { CameraProblem } from './camera.ts';
import { CameraFrame } from './camera-frame.tsx';

interface Props {
  onPhoto: (photo: Blob) => void;
  onProblem: (problem: CameraProblem) => void;
  onClose: () => void;
}

/** Shows the camera's picture with a button to take a photo. */
export function CameraView({ onPhoto, onProblem, onClose }: Props) {
  const { t } = useTranslation(['nutrition', 'common']);
  const [state, setState] = useState<'starting' | 'ready' | 'taking' | 'failed'>('starting');
  const takePhoto = useRef<() => Promise<Blob>>(undefined);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const handleCapture = () => {
    setState('taking');
    takePhoto.current?.().then(onPhoto, () => isMounted.current && setState('failed'));
  };

  return (
    <CameraFrame
      label={t('camera.label')}
      onReady={(_video, take) => {
        takePhoto.current = take;
        setState('ready');
      }}
      onProblem={onProblem}
    >
      {state === 'failed' && <Alert>{t('camera.failed')}</Alert>}
      <div className="flex gap-2 max-sm:*:last:grow sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button busy={state === 'taking'} disabled={state === 'starting'} onClick={handleCapture}>
          {state !== 'taking' && <Camera aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          {t('camera.capture')}
        </Button>
      </div>
    </CameraFrame>
  );
}
