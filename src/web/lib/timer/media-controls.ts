interface MediaControls {
  title: string;
  isPlaying: boolean;
  onPlay: () => void;
  onPause: () => void;
}

/**
 * Shows the timer's name in the media controls of the operating system, for example on the lock screen. The play and
 * pause buttons of these controls call `onPlay` and `onPause`. The system shows the controls only while the page plays
 * an audio element. Returns a function that removes the name and the buttons.
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
