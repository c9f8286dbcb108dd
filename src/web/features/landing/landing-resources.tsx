import { FileDown, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { videoId } from './landing-video.tsx';

export function LandingResources() {
  const { t, i18n } = useTranslation('landing');
  const deck = i18n.language === 'sv' ? '/media/lagom-deck.sv.pdf' : '/media/lagom-deck.pdf';
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="resources" className="mx-auto max-w-7xl px-4 pt-16 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-y border-line py-8">
        <div className="max-w-xl">
          <h2 id="resources" className="font-display text-title font-semibold tracking-tight">
            {t('resourcesTitle')}
          </h2>
          <p className="mt-1 text-muted">{t('resourcesText')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={deck} download className={buttonStyle('secondary')}>
            <FileDown aria-hidden="true" className="size-5" />
            {t('downloadDeck')}
          </a>
          <Button variant="secondary" disabled={!isHydrated} onClick={showVideo}>
            <Play aria-hidden="true" className="size-5" />
            {t('watchVideo')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function showVideo(): void {
  const video = document.querySelector<HTMLVideoElement>(`#${videoId} video`);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  video?.focus({ preventScroll: true });
  video?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'center' });
}
