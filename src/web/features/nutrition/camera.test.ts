import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cameraProblem, startCamera } from './camera.ts';

const track = { stop: vi.fn() };
const stream = { getTracks: () => [track] } as unknown as MediaStream;
const getUserMedia = vi.fn<(wish: MediaStreamConstraints) => Promise<MediaStream>>();
const refusal = (name: string) => new DOMException('no', name);

/** Returns a video element with fake playback. If `hasPicture` is false, the camera never delivers a picture. */
function aVideo(hasPicture = true) {
  const video = document.createElement('video');
  video.play = async () => {};
  Object.defineProperty(video, 'readyState', { get: () => (hasPicture ? 4 : 0) });
  return video;
}
const facings = () =>
  getUserMedia.mock.calls.map(([{ video }]) => (video as MediaTrackConstraints).facingMode);

beforeEach(() => {
  track.stop.mockClear();
  getUserMedia.mockReset();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
});
afterEach(() => vi.useRealTimers());

describe('the camera', () => {
  it('tries the back, the front, then any camera, at 1280 by 720 if possible', async () => {
    getUserMedia
      .mockRejectedValueOnce(refusal('OverconstrainedError'))
      .mockRejectedValueOnce(refusal('OverconstrainedError'))
      .mockResolvedValueOnce(stream);
    await startCamera(aVideo(), new AbortController().signal);
    expect(facings()).toEqual([{ exact: 'environment' }, { exact: 'user' }, undefined]);
    for (const [{ video }] of getUserMedia.mock.calls) {
      expect(video).toMatchObject({ width: { ideal: 1280 }, height: { ideal: 720 } });
    }
  });

  it('asks only once if the person denies permission', async () => {
    getUserMedia.mockRejectedValue(refusal('NotAllowedError'));
    await expect(startCamera(aVideo(), new AbortController().signal)).rejects.toThrow('no');
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  it('is switched off after five seconds without a picture', async () => {
    vi.useFakeTimers();
    getUserMedia.mockResolvedValue(stream);
    const failed = vi.fn();
    const starting = startCamera(aVideo(false), new AbortController().signal).catch(failed);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await starting;
    expect(cameraProblem(failed.mock.calls[0]?.[0])).toBe('notAvailable');
    expect(track.stop).toHaveBeenCalled();
  });

  it('is switched off when its view closes, even while starting', async () => {
    getUserMedia.mockResolvedValue(stream);
    const closing = new AbortController();
    await startCamera(aVideo(), closing.signal);
    expect(track.stop).not.toHaveBeenCalled();
    closing.abort();
    expect(track.stop).toHaveBeenCalledOnce();

    const early = new AbortController();
    getUserMedia.mockImplementation(async () => {
      early.abort();
      return stream;
    });
    await expect(startCamera(aVideo(), early.signal)).rejects.toThrow();
    expect(track.stop).toHaveBeenCalledTimes(2);
  });

  it('is not supported on a page without media devices', async () => {
    vi.stubGlobal('navigator', {});
    const error: unknown = await startCamera(aVideo(), new AbortController().signal).catch(
      (reason: unknown) => reason,
    );
    expect(cameraProblem(error)).toBe('notSupported');
  });

  it('takes a JPEG of quality 0.9 after 1.5 seconds of exposure time', async () => {
    vi.useFakeTimers();
    getUserMedia.mockResolvedValue(stream);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const toBlob = vi
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((take) => take(new Blob(['photo'])));
    const take = await startCamera(aVideo(), new AbortController().signal);
    const photo = take();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(toBlob).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect((await photo).size).toBe(5);
    expect(toBlob.mock.calls[0]?.slice(1)).toEqual(['image/jpeg', 0.9]);
  });
});

it.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'notFound'],
  ['NotSupportedError', 'notSupported'],
  ['NotReadableError', 'notAvailable'],
])('%s is told as %s', (name, problem) => {
  expect(cameraProblem(refusal(name))).toBe(problem);
});
