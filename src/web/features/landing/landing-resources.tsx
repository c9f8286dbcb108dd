import { FileDown, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { LandingRow } from './landing-row.tsx';
import { DeckDrawing, FilmDrawing } from './resource-drawings.tsx';
import { videoId } from './video-id.ts';

export function LandingResources() {
  const { t, i18n } = useTranslation('landing');
  const deck = i18n.language === 'sv' ? '/media/lagom-deck.sv.pdf' : '/media/lagom-deck.pdf';
  const isHydrated = useIsHydrated();
  return (
    <LandingRow id="resources" title={t('resourcesTitle')} text={t('resourcesText')}>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:gap-12">
        <Resource drawing={<DeckDrawing />}>
          <a href={deck} download className={buttonStyle('secondary', 'full')}>
            <FileDown aria-hidden="true" className="size-5" />
            {t('downloadDeck')}
          </a>
        </Resource>
        <Resource drawing={<FilmDrawing />}>
          <Button variant="secondary" wide disabled={!isHydrated} onClick={showVideo}>
            <Play aria-hidden="true" className="size-5" />
            {t('watchVideo')}
          </Button>
        </Resource>
      </div>
    </LandingRow>
  );
}

const Resource = ({ drawing, children }: { drawing: ReactNode; children: ReactNode }) => (
  <div className="flex flex-col overflow-hidden rounded-base border border-line bg-raised">
    {drawing}
    {/* A button that waits for the script does not look disabled, because it works before a person can press it. */}
    <div className="flex grow flex-col p-4 *:grow *:disabled:opacity-100!">{children}</div>
  </div>
);

function showVideo(): void {
  const video = document.querySelector<HTMLVideoElement>(`#${videoId} video`);
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  video?.focus({ preventScroll: true });
  video?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'center' });
}
