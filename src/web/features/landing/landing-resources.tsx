import { FileDown, Play } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonStyle } from '#web/ui/button.tsx';
import { LandingRow } from './landing-row.tsx';
import { DeckDrawing, FilmDrawing } from './resource-drawings.tsx';
import { videoId } from './video-id.ts';

const style = `${buttonStyle('secondary', 'full')} max-sm:px-3`;
/** The icon is inline, so that it stays beside the first word of a text with two lines. */
const iconStyle = 'mr-2 inline size-5 align-text-bottom';

export function LandingResources() {
  const { t, i18n } = useTranslation('landing');
  const deck = i18n.language === 'sv' ? '/media/lagom-deck.sv.pdf' : '/media/lagom-deck.pdf';
  return (
    <LandingRow id="resources" title={t('resourcesTitle')} text={t('resourcesText')}>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:gap-12">
        <Resource drawing={<DeckDrawing />}>
          <a href={deck} download className={style}>
            <span className="text-balance">
              <FileDown aria-hidden="true" className={iconStyle} />
              {t('downloadDeck')}
            </span>
          </a>
        </Resource>
        <Resource drawing={<FilmDrawing />}>
          <a href={`#${videoId}`} onClick={showVideo} className={style}>
            <span>
              <Play aria-hidden="true" className={iconStyle} />
              {t('watchVideo')}
            </span>
          </a>
        </Resource>
      </div>
    </LandingRow>
  );
}

const Resource = ({ drawing, children }: { drawing: ReactNode; children: ReactNode }) => (
  <div className="flex flex-col overflow-hidden rounded-base border border-line bg-raised">
    {drawing}
    <div className="flex grow flex-col p-4 *:grow">{children}</div>
  </div>
);

/**
 * Scrolls to the video and focuses its play button, or the video if it has started. Without the script, the link jumps
 * to the video.
 */
function showVideo(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const film = document.getElementById(videoId);
  const video = film?.querySelector('video');
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  (film?.querySelector('button') ?? video)?.focus({ preventScroll: true });
  video?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'center' });
}
