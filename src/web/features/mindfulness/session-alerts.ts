import { pages } from '#contracts/pages.ts';
import { showNotification } from '#web/lib/show-notification.ts';
import { prepareEndSound } from '#web/lib/timer/end-sound.ts';
import { keepScreenOn } from '#web/lib/timer/keep-screen-on.ts';
import { showMediaControls } from '#web/lib/timer/media-controls.ts';
import { scheduleEndSound } from '#web/lib/timer/schedule-end-sound.ts';

interface SessionAlerts {
  /** When the session ends, in milliseconds since 1970. Null while the session is paused. */
  endsAt: number | null;
  name: string;
  onPause: () => void;
  onResume: () => void;
  /**
   * Called when the bell begins to ring. In a hidden page, this call is on time, while a timer of the page can be a
   * minute late. Not called if the sound is off or if another tab rings the bell.
   */
  onEnd: () => void;
  notification: { title: string; body: string };
}

/**
 * Shows media controls for a session. While the session runs, also keeps the screen on and
 * schedules the bell at the end of the session. Returns a function that removes the controls, lets
 * the screen turn off again and cancels the bell. If the returned function is called after the end
 * of the session while the page is hidden, it also shows a notification.
 */
export function startSessionAlerts(alerts: SessionAlerts): () => void {
  const { endsAt, name, onPause, onResume, onEnd, notification } = alerts;
  const removeControls = showMediaControls({
    title: name,
    isPlaying: endsAt !== null,
    onPause,
    onPlay: () => {
      prepareEndSound();
      onResume();
    },
  });
  if (endsAt === null) return removeControls;
  const releaseScreen = keepScreenOn();
  const stopSound = scheduleEndSound(endsAt, onEnd);
  return () => {
    removeControls();
    releaseScreen();
    stopSound();
    if (Date.now() >= endsAt && document.hidden) {
      void showNotification({ ...notification, tag: 'session', path: pages.mindfulness });
    }
  };
}
