import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useTheme } from '#web/lib/use-theme.ts';
import { videoId } from './video-id.ts';

/**
 * Shows a one-minute film without sound. Phones get a film of the product on a phone. Captions are on by default.
 * `npm run media` creates the files.
 */
export function LandingVideo() {
  const { t, i18n } = useTranslation('landing');
  const isHydrated = useIsHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [isStarted, setStarted] = useState(false);
  const isPhone = useMediaQuery('(max-width: 39.99rem)');
  const { resolvedTheme } = useTheme();
  const language = i18n.language === 'sv' ? '.sv' : '';
  const name = `/media/lagom-demo${isPhone ? '-phone' : ''}`;
  const film = `${name}${language}.mp4`;
  const poster = `${name}${resolvedTheme === 'dark' ? '-dark' : ''}${language}.webp`;
  useEffect(() => {
    // The play button, which had the focus, is gone.
    if (isStarted) video.current?.focus({ preventScroll: true });
  }, [isStarted]);
  return (
    <section aria-labelledby="video-title" className="mx-auto max-w-7xl px-4 pt-16 sm:px-6 sm:pt-20">
      <h2 id="video-title" className="font-display text-display font-semibold tracking-tight">
        {t('videoTitle')}
      </h2>
      <p className="mt-3 max-w-2xl text-lead text-balance text-muted">{t('videoText')}</p>
      <div
        id={videoId}
        className="relative mx-auto mt-8 scroll-mt-20 aspect-9/17 w-full max-sm:max-w-96 sm:aspect-video"
      >
        <video
          key={film}
          ref={video}
          // Until the film starts, the large button is the only control. Without JavaScript, there is no such button.
          controls={isStarted || !isHydrated}
          playsInline
          preload="none"
          // On every screen, the prerendered page contains the wide film. The page has no poster, so
          // that a phone does not load the poster of the wide film.
          poster={isHydrated ? poster : undefined}
          aria-label={t('videoLabel')}
          onPlay={() => setStarted(true)}
          // The film has an empty band for the captions at the bottom. The captions have the colours
          // of this band, which are the same in the light and the dark theme.
          className="[&::cue]:bg-[#f7f2e8] [&::cue]:text-[#1f2b25] size-full rounded-base border border-control bg-sunken"
        >
          <source src={film} type="video/mp4" />
          <track
            kind="captions"
            src="/media/lagom-demo.en.vtt"
            srcLang="en"
            label="English"
            default={i18n.language === 'en'}
          />
          <track
            kind="captions"
            src="/media/lagom-demo.sv.vtt"
            srcLang="sv"
            label="Svenska"
            default={i18n.language === 'sv'}
          />
        </video>
        {isHydrated && !isStarted && (
          <>
            {/* Dims the poster, which shows the app, so that it does not look like a part of this page. An opaque bar
                hides the lower end, so that the button covers nothing that can be read. */}
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 flex items-end overflow-hidden rounded-base bg-[#22543f]/8"
            >
              <div className="h-22 w-full bg-[#1a4430]" />
            </div>
            <PlayButton onPlay={() => void video.current?.play()} />
          </>
        )}
      </div>
    </section>
  );
}

/** The length of the film as a clock shows it. It is the same in each language and on phones. */
const filmLength = '1:14';

/** Shows a large button on the video, with the length of the film, because the video's own button is small. */
function PlayButton({ onPlay }: { onPlay: () => void }) {
  const { t } = useTranslation('landing');
  return (
    <button
      type="button"
      onClick={onPlay}
      className="absolute inset-x-0 bottom-4 mx-auto flex h-14 w-fit items-center gap-3 rounded-full border-4 border-raised bg-primary px-5 text-on-primary shadow-lifted transition-colors duration-150 hover:bg-primary-strong"
    >
      <Play aria-hidden="true" className="size-6 fill-current" />
      <span className="visually-hidden">{t('playVideo')}</span>
      <span className="number text-lead font-semibold">{filmLength}</span>
    </button>
  );
}
