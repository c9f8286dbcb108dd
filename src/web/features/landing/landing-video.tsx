import { useTranslation } from 'react-i18next';

export const videoId = 'demo-video';

/** Shows a one-minute film without sound. Captions are on by default. `npm run media` creates the files. */
export function LandingVideo() {
  const { t, i18n } = useTranslation('landing');
  return (
    <section
      id={videoId}
      aria-labelledby="video-title"
      className="mx-auto max-w-5xl scroll-mt-20 px-4 pt-20 sm:px-6 sm:pt-28"
    >
      <h2 id="video-title" className="text-center font-display text-display font-semibold tracking-tight">
        {t('videoTitle')}
      </h2>
      <p className="mx-auto mt-3 max-w-2xl text-center text-lead text-muted">{t('videoText')}</p>
      <video
        key={i18n.language}
        controls
        playsInline
        preload="none"
        poster={i18n.language === 'sv' ? '/media/lagom-demo.sv.webp' : '/media/lagom-demo.webp'}
        width={1280}
        height={720}
        aria-label={t('videoLabel')}
        className="mt-8 aspect-video h-auto w-full rounded-base border border-line bg-sunken"
      >
        <source src="/media/lagom-demo.mp4" type="video/mp4" />
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
    </section>
  );
}
