/** Milliseconds, and the picture asked for, of section 9 of the product's specification. */
const metadataTimeoutMs = 5_000;
const exposureDelayMs = 1_500;
const videoSize = { width: { ideal: 1280 }, height: { ideal: 720 } };
const jpegQuality = 0.9;

/** The back camera, else the front one, else any. */
const cameraConstraints: MediaTrackConstraints[] = [
  { facingMode: { exact: 'environment' } },
  { facingMode: { exact: 'user' } },
  {},
];

export type CameraProblem = 'denied' | 'notFound' | 'notSupported' | 'notAvailable';

/** Which of the failures that people are told about an error is. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name } = error as { name?: unknown };
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'NotFoundError') return 'notFound';
  return name === 'NotSupportedError' ? 'notSupported' : 'notAvailable';
}

/**
 * Shows the camera in a video element until the signal is aborted, which switches the camera off. Resolves when
 * there is a picture, with the function that takes it. Rejects with what the browser said, or a TimeoutError.
 */
export async function startCamera(
  video: HTMLVideoElement,
  signal: AbortSignal,
): Promise<() => Promise<Blob>> {
  const stream = await openCamera(signal);
  const stop = () => stopStream(stream);
  if (signal.aborted) stop();
  signal.throwIfAborted();
  signal.addEventListener('abort', stop);
  try {
    video.srcObject = stream;
    await hasMetadata(video, signal);
    await video.play();
  } catch (error) {
    stop();
    throw error;
  }
  const exposureReadyAt = performance.now() + exposureDelayMs;
  return async () => {
    // The first pictures of a camera are dark: exposure and white balance take their time.
    await new Promise((resolve) => setTimeout(resolve, exposureReadyAt - performance.now()));
    signal.throwIfAborted();
    return takeFrame(video);
  };
}

export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // Absent on pages that are not served securely.
  if (!navigator.mediaDevices) throw new DOMException('No media devices', 'NotSupportedError');
  let lastError: unknown;
  for (const constraints of cameraConstraints) {
    signal.throwIfAborted();
    try {
      return await navigator.mediaDevices.getUserMedia({ video: { ...videoSize, ...constraints } });
    } catch (error) {
      lastError = error;
      // Who said no is not asked again for the next camera.
      if (cameraProblem(error) === 'denied') break;
    }
  }
  throw lastError;
}

function hasMetadata(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new DOMException('No picture', 'TimeoutError')),
      metadataTimeoutMs,
    );
    const finish = (done: () => void) => () => {
      clearTimeout(timeout);
      done();
    };
    video.addEventListener('loadedmetadata', finish(resolve), { once: true, signal });
    signal.addEventListener(
      'abort',
      finish(() => reject(signal.reason)),
      { once: true },
    );
  });
}

async function takeFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
  );
  if (!photo) throw new Error('The camera gave no picture');
  return photo;
}
