import { lazy, Suspense, useEffect, useState } from 'react';
import { pages } from '#contracts/pages.ts';
import { sessionPath } from '#contracts/session-path.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { startLanguage } from '#web/i18n/language.ts';
import { lastVisitWasMember } from '#web/lib/last-visit.ts';
import { AuthLoading } from './auth-loading.tsx';

const Product = lazy(async () => {
  const [{ Product }] = await Promise.all([import('./product.tsx'), startLanguage('product')]);
  return { default: Product };
});

type Answer = 'landing' | 'product' | 'unknown';

/** Shows a visitor the landing page without loading the product: no router, no schemas, no queries. */
export function FrontDoor() {
  const [answer, setAnswer] = useState(() => firstAnswer(window.location.pathname));
  useEffect(() => {
    if (answer === 'unknown') void askWhoIsThere().then(setAnswer);
  }, [answer]);

  if (answer === 'landing') return <LandingPage />;
  if (answer === 'unknown') return <AuthLoading />;
  const open = window.location.pathname === pages.demo;
  return (
    <Suspense fallback={open ? null : <AuthLoading />}>
      <Product />
    </Suspense>
  );
}

function firstAnswer(path: string): Answer {
  if (path === pages.landing || path === pages.lander) return 'landing';
  return path === pages.home && !lastVisitWasMember() ? 'unknown' : 'product';
}

/** Only a clear "nobody" is believed; the product asks again, with patience, in every other case. */
async function askWhoIsThere(): Promise<Answer> {
  const answer = await fetch(sessionPath, { credentials: 'same-origin' }).catch(() => undefined);
  // An answer that nobody reads keeps its connection.
  await answer?.body?.cancel();
  return answer?.status === 401 ? 'landing' : 'product';
}
