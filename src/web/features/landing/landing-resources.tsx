import { FileDown, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { LandingRow } from './landing-row.tsx';
import { videoId } from './landing-video.tsx';

export function LandingResources() {
  const { t, i18n } = useTranslation('landing');
  const deck = i18n.language === 'sv' ? '/media/lagom-deck.sv.pdf' : '/media/lagom-deck.pdf';
  const isHydrated = useIsHydrated();
  return (
    <LandingRow id="resources" title={t('resourcesTitle')} text={t('resourcesText')}>
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
    </LandingRow>
  );
}

function showVideo(): void {
  const video = document.querySelector<HTMLVideoElement>(`#${videoId} video`);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  video?.focus({ preventScroll: true });
  video?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'center' });
}
