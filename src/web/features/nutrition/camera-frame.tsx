import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CameraProblem, cameraProblem, startCamera } from './camera.ts';

interface Props {
  label: string;
  /** Called with the video element, and a function that takes a photo, when the camera shows its picture. */
  onReady: (video: HTMLVideoElement, takePhoto: () => Promise<Blob>) => void;
  onProblem: (problem: CameraProblem) => void;
  /** Draws a frame in the middle of the picture, in which the person places a barcode. */
  hasTarget?: boolean;
  /** The controls below the picture. */
  children: ReactNode;
}

/** Shows the camera's picture. The camera is on while the component is mounted. */
export function CameraFrame({ label, onReady, onProblem, hasTarget = false, children }: Props) {
  const { t } = useTranslation('nutrition');
  const container = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isStarting, setStarting] = useState(true);
  const reportProblem = useEffectEvent((error: unknown) => onProblem(cameraProblem(error)));
  const reportReady = useEffectEvent(onReady);

  useEffect(() => {
    // Moves focus to this frame, because the button that had the focus was removed from the page.
    container.current?.focus();
    const abortController = new AbortController();
    const { signal } = abortController;
    const element = video.current;
    if (element) {
      startCamera(element, signal).then(
        (takePhoto) => {
          setStarting(false);
          reportReady(element, takePhoto);
        },
        (error: unknown) => !signal.aborted && reportProblem(error),
      );
    }
    return () => abortController.abort();
  }, []);

  return (
    <section
      ref={container}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isStarting}
      className="scroll-mt-24 scroll-mb-24 space-y-3 outline-none"
    >
      <div className="relative aspect-video overflow-hidden rounded-base bg-sunken">
        <video ref={video} muted playsInline aria-label={label} className="size-full object-cover" />
        {hasTarget && !isStarting && (
          // The shadow darkens the picture around the frame.
          <div
            aria-hidden="true"
            className="absolute inset-x-[12%] inset-y-[24%] rounded-base border-2 border-white shadow-[0_0_0_100vmax_rgb(0_0_0/0.45)]"
          />
        )}
        {isStarting && (
          <p className="absolute inset-0 flex items-center justify-center text-muted">
            {t('camera.starting')}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
