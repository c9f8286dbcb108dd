import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { registerPath } from '#contracts/pages.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { firstInteraction } from './first-interaction.ts';
import { LandingClaims } from './landing-claims.tsx';
import { LandingClosing } from './landing-closing.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHighlights } from './landing-highlights.tsx';
import { LandingResources } from './landing-resources.tsx';
import { LandingVideo } from './landing-video.tsx';

// The prerendered page already contains the picture. The script of the picture is needed only if the person changes the
// language, so it is loaded after the first interaction.
const ExampleDayPicture = lazy(async () => {
  await firstInteraction();
  return { default: (await import('./example-day-picture.tsx')).ExampleDayPicture };
});

const LandingForms = lazy(async () => {
  await firstInteraction();
  return { default: (await import('./landing-forms.tsx')).LandingForms };
});

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
        <div className="divide-y divide-line">
          <LandingResources />
          <Suspense fallback={null}>
            <LandingForms />
          </Suspense>
        </div>
      </main>
      <LandingFooter />
    </div>
  );
}

function Hero() {
  const { t } = useTranslation('landing');
  return (
    <section className="mx-auto grid max-w-7xl items-center gap-12 px-4 pt-10 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:pt-20 lg:pb-28">
      <div>
        <p className="mb-5 flex items-center gap-3 text-small font-medium text-muted">
          <span aria-hidden="true" className="h-px w-8 bg-apricot" />
          {t('eyebrow')}
        </p>
        <h1 className="font-display text-hero font-semibold tracking-tight whitespace-pre-line">
          {t('title')}
        </h1>
        <p className="mt-6 max-w-xl text-lead text-muted">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href={registerPath} className={buttonStyle('primary')}>
            {t('getStarted')}
          </a>
          <p className="text-small text-muted">{t('freeNote')}</p>
        </div>
      </div>
      <Suspense fallback={null}>
        <ExampleDayPicture />
      </Suspense>
    </section>
  );
}
