import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pages, registerPath } from '#contracts/pages.ts';
import { loadTranslations } from '#web/i18n/language.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { firstInteraction } from './first-interaction.ts';
import { LandingClaims } from './landing-claims.tsx';
import { LandingClosing } from './landing-closing.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHighlights } from './landing-highlights.tsx';
import { LandingVideo } from './landing-video.tsx';

// The parts below use `React.lazy`, because it keeps their prerendered HTML until their scripts have loaded. It must not
// reject, because a rejection replaces the whole page with an error.

// The prerendered page already contains the picture. The script of the picture is needed only if the person changes the
// language, so it is loaded after the first interaction. If it cannot be loaded, the prerendered picture stays.
const ExampleDayPicture = lazy(async () => {
  await firstInteraction();
  return import('./example-day-picture.tsx').then(
    (module) => ({ default: module.ExampleDayPicture }),
    () => new Promise<never>(() => {}),
  );
});

async function loadRows() {
  const [{ LandingRows }] = await Promise.all([import('./landing-rows.tsx'), loadTranslations('forms')]);
  return LandingRows;
}

const LandingRows = lazy(async () => {
  await firstInteraction();
  return loadRows().then(
    (Rows) => ({ default: Rows }),
    () => ({ default: RetriedRows }),
  );
});

/**
 * Loads the lower part of the page again. If that fails too, shows an error in its place. The error is small, to keep
 * the script small.
 */
function RetriedRows() {
  const { t } = useTranslation('common');
  return (
    <LazyPart
      load={loadRows}
      props={{}}
      failed={(_error, retry) => (
        <div role="alert" className="flex flex-col items-center gap-4 px-4 py-16">
          <p className="text-lead">{t('partFailed')}</p>
          <RetryButton onRetry={retry} />
        </div>
      )}
    />
  );
}

/** Shows the button that starts another attempt. It shows a spinner until the attempt ends. */
function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('common');
  const [isRetrying, setRetrying] = useState(false);
  const handleClick = async () => {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  };
  return (
    <Button variant="secondary" busy={isRetrying} onClick={() => void handleClick()}>
      {t('tryAgain')}
    </Button>
  );
}

/** Shows the landing page. Its links are plain links, so that the page loads neither the router nor the app. */
export function LandingPage() {
  const { t } = useTranslation('landing');
  useEffect(() => {
    document.title = t('documentTitle');
  }, [t]);
  return (
    <div className="overflow-x-clip">
      <LandingHeader />
      <main>
        <Hero />
        <LandingHighlights />
        <LandingClaims />
        <LandingVideo />
        <LandingClosing />
        <Suspense fallback={null}>
          <LandingRows />
        </Suspense>
      </main>
      <LandingFooter />
    </div>
  );
}

function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto grid max-w-7xl items-center gap-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-12 lg:pb-20">
      <div className="lg:pb-14">
        <p className="mb-5 flex items-center gap-3 text-small font-medium text-muted">
          <span aria-hidden="true" className="h-px w-8 bg-apricot" />
          {t('eyebrow')}
        </p>
        <h1 className="font-display text-hero max-[23.5rem]:text-display font-semibold tracking-tight whitespace-pre-line">
          {t('title')}
        </h1>
        <p className="mt-6 max-w-xl text-lead text-muted">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={registerPath} className={buttonStyle('primary')}>
            {t('getStarted')}
          </a>
          <a href={pages.demo} className={buttonStyle('secondary')}>
            {t('tryDemo')}
          </a>
        </div>
        <p className="mt-3 text-small text-muted">{t('freeNote')}</p>
      </div>
      <Suspense fallback={null}>
        <ExampleDayPicture />
      </Suspense>
    </section>
  );
}
