/**
 * The longest time to wait for the first picture of a camera, in milliseconds (product
 * specification, section 8). The next three constants are from section 9 of the specification.
 */
const metadataTimeoutMs = 5_000;
/** The shortest time between the start of the video and a photo, in milliseconds. */
const exposureDelayMs = 1_500;
/** The preferred size of the video in pixels. A photo has the size of the video. */
const videoSize = { width: { ideal: 1280 }, height: { ideal: 720 } };
/** The JPEG quality of a photo, from 0 to 1. */
const jpegQuality = 0.9;

/** The cameras in the order in which they are tried: the back camera, the front camera, any camera. */
const cameraConstraints: MediaTrackConstraints[] = [
  { facingMode: { exact: 'environment' } },
  { facingMode: { exact: 'user' } },
  {},
];

export type CameraProblem = 'denied' | 'notFound' | 'notSupported' | 'notAvailable';

/** Returns the problem to show to the person for an error that the browser reports. */
export function cameraProblem(error: unknown): CameraProblem {
  const { name } = error as { name?: unknown };
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'NotFoundError') return 'notFound';
  return name === 'NotSupportedError' ? 'notSupported' : 'notAvailable';
}

/**
 * Shows the camera in a video element. Resolves with a function that takes a photo, once the camera delivers a picture.
 * Rejects with the browser's error, or with a TimeoutError if there is no picture within five seconds. Aborting the
 * signal switches the camera off.
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
    // The first frames are dark, because exposure and white balance need time to adjust.
    await new Promise((resolve) => setTimeout(resolve, exposureReadyAt - performance.now()));
    signal.throwIfAborted();
    return takeFrame(video);
  };
}

export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  // `mediaDevices` is missing on pages that are served without https.
  if (!navigator.mediaDevices) throw new DOMException('No media devices', 'NotSupportedError');
  let lastError: unknown;
  for (const constraints of cameraConstraints) {
    signal.throwIfAborted();
    try {
      return await navigator.mediaDevices.getUserMedia({ video: { ...videoSize, ...constraints } });
    } catch (error) {
      lastError = error;
      // A denied permission applies to every camera, so the next camera is not tried.
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
