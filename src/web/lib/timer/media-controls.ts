interface MediaControls {
  title: string;
  isPlaying: boolean;
  onPlay: () => void;
  onPause: () => void;
}

/**
 * Shows the timer's name and makes the pause and play buttons of the system control the timer. The system shows these
 * buttons, for example on the lock screen, while the page plays an audio element. Returns a function that removes the
 * name and the buttons.
 */
export function showMediaControls({ title, isPlaying, onPlay, onPause }: MediaControls): () => void {
  const { mediaSession } = navigator;
  if (!mediaSession) return () => {};
  mediaSession.metadata = new MediaMetadata({ title, artist: 'Lagom' });
  mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  mediaSession.setActionHandler('play', onPlay);
  mediaSession.setActionHandler('pause', onPause);
  return () => {
    mediaSession.metadata = null;
    mediaSession.playbackState = 'none';
    mediaSession.setActionHandler('play', null);
    mediaSession.setActionHandler('pause', null);
  };
}
